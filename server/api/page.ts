import type { Actor } from '../database/actor'
import { recalledRows, recalledTotal, recallOf } from '../database/recall'
import { type SearchRequest, searchRows, searchTotal, type Total } from '../database/search'
import { answering } from './answering'
import type { Context } from './context'
import { withComputed } from './read'
import { workOf } from './work'

type Row = Record<string, unknown>

/** One page of a search with its total; of a large resource, by what is remembered of the same search. */
export function readPage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  search: SearchRequest,
): Promise<Total & { rows: Row[] }> {
  return answering(async () => {
    const recall = search.resource.large ? recallOf(db.memory, { ...db, actor }, search) : undefined
    return db.read(actor, async (tx) => {
      const work = workOf(db, tx, now())
      const found = recall ? await recalledRows(tx, work, search, recall) : await searchRows(tx, work, search)
      const { total, capped } = recall
        ? await recalledTotal(tx, work, search, recall, found.length)
        : await searchTotal(tx, work, search, found.length)
      return { rows: withComputed(work, search.resource, found), total, capped }
    })
  })
}
