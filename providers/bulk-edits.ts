import type { Http } from './http'
import type { SearchBody } from './search'

/** Where a change of all found rows has come to. */
export interface BulkState {
  id: number
  target: string
  field: string
  state: 'queued' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  total: number
  error: string | null
  finished_at: string | null
  handled: number
  changed: number
  same: number
  refused: number
  undone: number
  left: number
  refusals: readonly { entity_id: number; title: string | null; message: string }[]
}

/** Gives a field one value on all the rows of a search, in the background. */
export const startBulk = (
  http: Http,
  asked: { search: SearchBody; field: string; value: unknown },
): Promise<{ id: number }> => http.post('/bulk-edits', asked)

export const readBulk = (http: Http, id: number, signal?: AbortSignal): Promise<BulkState> =>
  http.get(`/bulk-edits/${id}`, { quiet: true, ...(signal ? { signal } : {}) })

/** Takes the change back, once. */
export const undoBulk = (http: Http, id: number): Promise<unknown> => http.put(`/bulk-edits/${id}/undo`, {})
