import { useEffect, useSyncExternalStore } from 'react'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import type { liveEndpoints } from '../../../resources/schema/live'

/** A record that this page has open. */
export interface OpenPlace {
  resource: string
  id: number
  /** Something is typed into it. */
  editing: boolean
}

/** Somebody else who has a record open. */
export type Present = AnswerOf<typeof liveEndpoints.places>['here'][number]

const open = new Map<object, OpenPlace>()
let here: readonly Present[] = []
const drawing = new Set<() => void>()
let moved: () => void = () => undefined

/** The records that this page has open, each once. */
export const openPlaces = (): OpenPlace[] =>
  Object.values(
    Object.fromEntries(
      [...open.values()]
        .toSorted((a, b) => Number(a.editing) - Number(b.editing))
        .map((place) => [`${place.resource} ${place.id}`, place]),
    ),
  )

/** Tells whoever keeps the stream where the person is; one listener a page. */
export function onPlaces(run: () => void): void {
  moved = run
}

/** Shows who else is at the records of this page. */
export function showHere(present: readonly Present[]): void {
  here = present
  for (const draw of drawing) draw()
}

const subscribe = (draw: () => void) => {
  drawing.add(draw)
  return () => void drawing.delete(draw)
}

/** Who else has a record open while it stands on the screen, and tells them that this person has. */
export function useOthersHere(resource: string, id: number, editing: boolean): readonly Present[] {
  useEffect(() => {
    const own = {}
    open.set(own, { resource, id, editing })
    moved()
    return () => {
      open.delete(own)
      moved()
    }
  }, [resource, id, editing])
  const all = useSyncExternalStore(subscribe, () => here)
  return all.filter((one) => one.resource === resource && one.id === id)
}
