import type { BulkChange } from '../resources/schema/bulk-change'
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

/** Gives a field one value on all the rows of a search, or changes that of each, in the background. */
export const startBulk = (
  http: Http,
  asked: { search: SearchBody; field: string } & ({ value: unknown } | { change: BulkChange }),
): Promise<{ id: number }> => http.post('/bulk-edits', asked)

/** The first rows of a change as it would leave them. */
export interface BulkPreview {
  total: number
  lines: readonly { entity_id: number; title: string; old: string; new: string; message: string }[]
}

/** Shows what a change would do; nothing is kept. */
export const previewBulk = (
  http: Http,
  asked: { search: SearchBody; field: string; change: BulkChange },
  signal?: AbortSignal,
): Promise<BulkPreview> =>
  http.put('/bulk-edits/preview', asked, { quiet: true, ...(signal ? { signal } : {}) })

export const readBulk = (http: Http, id: number, signal?: AbortSignal): Promise<BulkState> =>
  http.get(`/bulk-edits/${id}`, { quiet: true, ...(signal ? { signal } : {}) })

/** Takes the change back, once. */
export const undoBulk = (http: Http, id: number): Promise<unknown> => http.put(`/bulk-edits/${id}/undo`, {})
