import type { JournalAnswer } from '../../resources/system/journal-answers'
import type { SystemAnswer } from '../../resources/system/system-answers'
import type { Http } from '../http'

/** What the security journal is asked. */
export interface JournalQuestion {
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
  text?: string | undefined
}

/** The calls of what the server keeps of itself. */
export const createSystem = (http: Http) => ({
  journal: (asked: JournalQuestion & { offset: number }, signal?: AbortSignal) =>
    http.get<JournalAnswer>('/security-journal', { query: { ...asked }, signal }),
  system: (signal?: AbortSignal) => http.get<SystemAnswer>('/system', { signal }),
})
