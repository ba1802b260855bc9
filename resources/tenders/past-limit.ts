import type { ConsultationAnswer } from './consultation-answers'

type Own = Pick<ConsultationAnswer, 'response' | 'versions'>

/** What stands of an answer: what was sent last, or that it was taken back; what was typed and never sent is nobody's to open. */
export interface Standing {
  is: 'nothing' | 'sent' | 'withdrawn'
  at: string | null
  receipt: string | null
  /** When what was not sent was kept last; null where all of it was sent, or where its reader cannot tell. */
  unsent: string | null
}

/** What stands of a supplier's answer once its limit has passed. */
export function standingOf({ response, versions }: Own): Standing {
  const last = versions.find(({ kind }) => kind !== 'late')
  const saved = response?.saved_at ?? null
  if (!last) return { is: 'nothing', at: null, receipt: null, unsent: saved }
  if (last.kind === 'withdrawn') return { is: 'withdrawn', at: last.at, receipt: null, unsent: null }
  const differs = response?.sha256 != null && response.sha256 !== last.sha256
  return { is: 'sent', at: last.at, receipt: last.receipt_number, unsent: differs ? saved : null }
}
