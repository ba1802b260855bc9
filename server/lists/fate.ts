import type { DifferingValue } from '../../resources/imports/import-endpoints'
import type { bulkEditRow } from '../../resources/lists/bulk-edit'
import type { RowOf } from '../../resources/schema/infer'
import type { AnyResource } from '../../resources/schema/resource'
import type { Context } from '../api/context'
import type { Actor } from '../database/actor'
import type { BulkRun } from './bulk-runs'

/** A row of the change that waits for its turn. */
export type Waiting = RowOf<
  typeof bulkEditRow,
  'id' | 'entity_id' | 'state' | 'before' | 'after' | 'version' | 'referrer'
>

/** What became of a row. */
export interface Fate {
  state: 'changed' | 'same' | 'refused' | 'undone' | 'left'
  before?: unknown
  /** Of a change from what stood there: the value that was written. */
  after?: unknown
  title?: string
  message?: string
  /** What was changed since, where it is left for that. */
  differs?: readonly DifferingValue[]
}

/** The change that is under way, and in whose name. */
export interface Doing {
  context: Context
  actor: Actor
  run: BulkRun
  resource: AnyResource
}
