import type { Actor } from '../database/actor'
import { compilePage, planOf } from '../database/compile-search'
import { answering } from './answering'
import type { Context } from './context'
import { searchOf } from './search-question'
import { workOf } from './work'

/** The first `most` rows that a search finds now, by their ids. */
export async function foundIds(
  context: Context,
  actor: Actor,
  { search, most }: { search: unknown; most: number },
): Promise<number[]> {
  const { resource, ...found } = searchOf(context, actor, search)
  const request = { ...found, resource, orders: [['id', 'asc'] as const], offset: 0, limit: most }
  const rows = await answering(() =>
    context.db.read(actor, (tx) => {
      const work = workOf(context.db, tx, context.now())
      const { text, values } = compilePage(work, request, planOf(work, request))
      return tx.query<{ __id: number }>(text, values)
    }),
  )
  return rows.map((row) => row.__id)
}
