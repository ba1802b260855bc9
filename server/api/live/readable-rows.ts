import type { Registry } from '../../../resources/registry'
import { parisDay } from '../../../resources/schema/paris-time'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Actor } from '../../database/actor'
import { literal, quote, tableOf } from '../../database/naming'
import { type RowRight, rightSql, type Who } from '../../database/perimeter'
import { type Policies, rightOf } from '../../database/policies'
import { canRead, listsTold } from '../../database/rights'
import type { Tx } from '../../database/tx'

interface Question {
  registry: Registry
  policies: Policies
  now: Date
  resource: AnyResource
  ids: readonly number[]
  actors: readonly Actor[]
}

/** The lists of each actor as columns of `g`, so that one statement asks for all of them. */
const whoOf = (now: Date): Who => ({
  list: (name) => `coalesce(g.${quote(name)}, '{}')`,
  user: () => 'g.user_id',
  today: () => `'${parisDay(now)}'::date`,
  from: quote,
  among: (select) => `array(${select})`,
})

/** Which of some rows the actors with one and the same row right may read: pairs of an actor's place and an id. */
function rightQuery({ registry, policies, now, resource, ids, actors }: Question, right: RowRight) {
  const owned = Object.keys(policies.lists)
  const columns = [
    ...['n int', 'user_id bigint', 'told text[]'],
    ...owned.map((name) => `${quote(name)} bigint[]`),
  ].join(', ')
  const named = resource.about?.list ?? resource.into
  const lists = named === undefined ? [] : [`t.${quote(named)} = any(g.told)`]
  const scope = Object.entries(resource.scope ?? {}).map(
    ([name, value]) => `t.${quote(name)} = ${literal(value)}`,
  )
  const conditions = [...lists, ...scope, rightSql(right, 't', { who: whoOf(now) })].join(' and ')
  return {
    text: `select g.n, t."id" from jsonb_to_recordset($2::jsonb) as g(${columns})
      join ${quote(tableOf(resource))} t on t."id" = any($1::bigint[]) where ${conditions}`,
    values: [
      ids,
      JSON.stringify(
        actors.map((actor, n) => ({
          ...{ ...actor.lists, n, user_id: actor.userId },
          told: listsTold(registry, resource, actor)?.names,
        })),
      ),
    ],
  }
}

/**
 * Which of the changed rows of a resource each actor may read, rows that are marked as deleted included: by the actor's
 * permissions and row rights, in one statement for all who share a right. Needs a transaction past the row rights.
 */
export async function readableRows(tx: Tx, question: Question): Promise<Map<Actor, readonly number[]>> {
  const { policies, resource, actors, ids } = question
  const byRight = new Map<RowRight, Actor[]>()
  for (const actor of actors) {
    if (!canRead(resource, actor)) continue
    const right = rightOf(policies, resource, { actor, mode: 'read' })
    byRight.set(right, [...(byRight.get(right) ?? []), actor])
  }
  const found = new Map<Actor, number[]>()
  for (const [right, some] of byRight) {
    if (right === false) continue
    if (right === true && !resource.scope && !resource.about && !resource.into) {
      for (const actor of some) found.set(actor, [...ids])
      continue
    }
    const { text, values } = rightQuery({ ...question, actors: some }, right)
    for (const { n, id } of await tx.query<{ n: number; id: number }>(text, values)) {
      const actor = some[n]
      if (actor) found.set(actor, [...(found.get(actor) ?? []), id])
    }
  }
  return found
}
