import { liveEndpoints } from '../../../resources/schema/live'
import type { AnyResource } from '../../../resources/schema/resource'
import { quote, tableOf } from '../../database/naming'
import { canRead } from '../../database/rights'
import type { Call } from '../call'
import { seenAmong } from '../must-see'
import { serve } from '../serve'
import { type Work, workOf } from '../work'
import type { Place, Presence } from './presence'

/** What people are called, of those whom the reader may read. */
async function namesOf(work: Work, ids: readonly number[]): Promise<Map<number, string>> {
  const people = work.registry.find('user')
  const seen = people ? await seenAmong(work, people, ids) : new Set<number>()
  if (!seen.size) return new Map()
  const rows = await work.tx.query<{ id: number; name: string }>(
    `select id, concat_ws(' ', first_name, last_name) as name from "user" where id = any($1::bigint[])`,
    [[...seen]],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The resource of a name, where the actor may read rows of it. */
const readable = ({ registry, actor }: Work, name: string): AnyResource | undefined => {
  const resource = registry.find(name)
  return resource && canRead(resource, actor) ? resource : undefined
}

/** Those of the places that are rows which the actor may read; what is not is passed over without a word. */
async function seenPlaces(work: Work, places: readonly Place[]): Promise<Place[]> {
  const seen: Place[] = []
  for (const place of places) {
    const resource = readable(work, place.resource)
    if (resource && (await seenAmong(work, resource, [place.id])).has(place.id)) seen.push(place)
  }
  return seen
}

/** Who changed the rows of some places last, and when. */
async function lastChanges(work: Work, places: readonly Place[]) {
  const rows: { resource: string; id: number; by: number | null; at: string }[] = []
  for (const { resource, id } of places) {
    const [row] = await work.tx.query<{ by: number | null; at: string }>(
      `select updated_by as by, "updatedAt" as at from ${quote(tableOf(work.registry.get(resource)))} where id = $1`,
      [id],
    )
    if (row) rows.push({ resource, id, ...row })
  }
  return rows
}

/** Who else is at these places, and who changed them, to whoever may read both. */
async function told(work: Work, presence: Presence, places: readonly Place[]) {
  const people = places.flatMap((place) =>
    [...presence.at(place, work.actor.userId)].map(([user, editing]) => ({ ...place, user, editing })),
  )
  const changes = await lastChanges(work, places)
  const known = [...people.map(({ user }) => user), ...changes.flatMap(({ by }) => by ?? [])]
  const names = await namesOf(work, [...new Set(known)])
  return {
    here: people.flatMap(({ resource, id, user, editing }) => {
      const name = names.get(user)
      return name ? [{ resource, id, name, editing }] : []
    }),
    changes: changes.map(({ by, ...row }) => ({ ...row, name: names.get(by ?? 0) ?? null })),
  }
}

/** `PUT /live/places`: who is where, and who changed what. */
export const liveCalls: Call[] = serve(liveEndpoints, {
  places: async ({ context, actor, body: { stream, places = [] } }) => {
    const { db, presence } = context
    if (!presence) return { here: [], changes: [] }
    const { seen, answer } = await db.read(actor, async (tx) => {
      const work = workOf(db, tx, context.now())
      const own = await seenPlaces(work, places ?? [])
      return { seen: own, answer: await told(work, presence, own) }
    })
    // Whoever acts in somebody's name is not that person.
    const isTold = seen.length > 0 || presence.placesOf(stream ?? '').length > 0
    if (stream && isTold && !actor.impersonatorId) await presence.announce(stream, actor.userId, seen)
    return answer
  },
})
