import type { Actor } from '../database/actor'
import type { Database } from '../database/connect'
import type { FilterInput } from '../database/filter'

/** Which rows a list holds whose path names an owner; `id` is 0 for nobody's. */
export type RowsOfOwner = (
  context: { db: Database; now: () => Date },
  actor: Actor,
  asked: { id: number; query: Readonly<Record<string, unknown>> },
) => Promise<FilterInput[]>
