import type { Database } from '../../database/connect'

/** Where somebody is: a record, and whether something is typed into it. */
export interface Place {
  resource: string
  id: number
  editing: boolean
}

interface Present {
  user: number
  places: readonly Place[]
  /** After this moment nobody is there: its process has gone without a word. */
  until: number
}

/** Milliseconds for which what was announced holds; it is announced again before. */
const holdsFor = 60_000
export const announcedEvery = 25_000

const prefix = 'here '
const keyOf = ({ resource, id, editing }: Place) => `${resource} ${id} ${editing}`

const placesIn = (value: unknown): Place[] =>
  Array.isArray(value)
    ? value.map(([resource, id, editing]) => ({
        resource: String(resource),
        id: Number(id),
        editing: editing === 1,
      }))
    : []

/** Those of one list that are not in the other. */
const without = (some: readonly Place[], others: readonly Place[]) => {
  const known = new Set(others.map(keyOf))
  return some.filter((place) => !known.has(keyOf(place)))
}

/** Who has which record open, over all processes: announced by each, kept in memory alone. */
export class Presence {
  private readonly present = new Map<string, Present>()

  /** `moved` is told of the records at which somebody has come, gone, or begun to type. */
  constructor(
    private readonly db: Pick<Database, 'feed' | 'announce'>,
    private readonly moved: (user: number, places: readonly Place[]) => void,
  ) {
    db.feed.heed({ announced: (message) => message.startsWith(prefix) && this.heard(message) })
  }

  /** Where a stream's person is. */
  placesOf(stream: string): readonly Place[] {
    return this.present.get(stream)?.places ?? []
  }

  /** Who else is at a record; whoever types comes as such. */
  at({ resource, id }: Omit<Place, 'editing'>, but: number): Map<number, boolean> {
    const found = new Map<number, boolean>()
    for (const [stream, { user, places, until }] of this.present) {
      if (until < performance.now()) this.present.delete(stream)
      else if (user !== but)
        for (const place of places)
          if (place.resource === resource && place.id === id)
            found.set(user, place.editing || found.get(user) === true)
    }
    return found
  }

  /** Tells every process where the person of a stream is now. */
  async announce(stream: string, user: number, places: readonly Place[]): Promise<void> {
    const told = places.map(({ resource, id, editing }) => [resource, id, editing ? 1 : 0])
    await this.db.announce(prefix + JSON.stringify([stream, user, told]))
  }

  private heard(message: string): void {
    const [stream, user, told] = JSON.parse(message.slice(prefix.length))
    const before = this.present.get(stream)
    if (before && before.user !== user) return
    const places = placesIn(told)
    if (places.length) this.present.set(stream, { user, places, until: performance.now() + holdsFor })
    else this.present.delete(stream)
    const old = before?.places ?? []
    const moved = [...without(places, old), ...without(old, places)]
    if (moved.length) this.moved(user, moved)
  }
}
