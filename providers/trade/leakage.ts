import type { LeakAnswer, LeakLine } from '../../resources/leakage/answers'
import type { Http } from '../http'

/** Of which days and service leaks are asked. */
export interface LeaksAsked {
  from?: string | undefined
  to?: string | undefined
  company_id?: number | undefined
  adherent_id?: number | undefined
}

/** The calls of purchases beside the contracts. */
export const createLeakage = (http: Http) => ({
  leaks: (asked: LeaksAsked, signal?: AbortSignal) =>
    http.get<LeakAnswer>('/leakage', { query: { limit: false, ...asked }, signal }),
  lines: (asked: LeaksAsked & { adherent_id: number; family_id: number | undefined }, signal?: AbortSignal) =>
    http.get<{ data: LeakLine[] }>('/leakage/lines', { query: { limit: false, ...asked }, signal }),
})
