import { addDays, daysBefore, parisDay, weekDayOf } from '../../resources/schema/paris-time'
import type { FileStore } from '../storage/file-store'
import { type Base, fileKey, type Index, nextSegment, partKey, timelineOf, walKey, walSumKey } from './place'

const [dailies, weeklies, fileDays] = [7, 5, 30]

/** The Monday of a base's week. */
function weekOf({ at }: Base): string {
  const day = parisDay(new Date(at))
  return addDays(day, 1 - weekDayOf(day))
}

/** The newest of each group, of the newest groups. */
function newestOf(bases: readonly Base[], groupOf: (base: Base) => string, most: number): Base[] {
  const groups = new Map<string, Base>()
  for (const base of bases) groups.set(groupOf(base), base)
  return [...groups.values()].slice(-most)
}

/** Those that are kept: the last of each of 7 days and of each of 5 weeks. */
export function keptBases(all: readonly Base[]): Base[] {
  const bases = [...all].sort((a, b) => a.at.localeCompare(b.at))
  const days = newestOf(bases, ({ at }) => parisDay(new Date(at)), dailies)
  const kept = new Set([...days, ...newestOf(bases, weekOf, weeklies)])
  return bases.filter((base) => kept.has(base))
}

/** Removes the segments of a timeline before those that the kept bases need. */
async function forgetSegments(place: FileStore, index: Index, kept: readonly Base[]): Promise<void> {
  for (const [timeline, first] of Object.entries(index.firstSegment)) {
    const starts = kept.filter((base) => base.timeline === Number(timeline)).map(({ start }) => start)
    const [needed] = starts.sort()
    let segment = first
    while (needed ? segment < needed : await place.has(walKey(segment))) {
      await place.remove(walKey(segment))
      await place.remove(walSumKey(segment))
      segment = nextSegment(segment)
    }
    if (needed) index.firstSegment[timeline] = needed
    else if (timelineOf(segment) !== Math.max(...index.bases.map((base) => base.timeline)))
      delete index.firstSegment[timeline]
  }
}

/** Keeps 7 daily and 5 weekly bases, the WAL that they need, and files for 30 days after the database named them last. Inside `changeIndex`. */
export async function forgetOld(
  { place, index }: { place: FileStore; index: Index },
  now: Date,
): Promise<void> {
  const kept = keptBases(index.bases)
  const gone = index.bases.filter((base) => !kept.includes(base))
  await forgetSegments(place, index, kept)
  for (const base of gone) for (const number of base.parts.keys()) await place.remove(partKey(base, number))
  const limit = daysBefore(now, fileDays).toISOString()
  for (const [key, since] of Object.entries(index.files))
    if (since !== null && since < limit) {
      await place.remove(fileKey(key))
      delete index.files[key]
    }
  index.bases = kept
}
