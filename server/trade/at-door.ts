import type { GuardId } from '../../resources/trade/guard-sentences'
import { answerAt, type GuardAnswer, type GuardDoor, type GuardFinding } from '../../resources/trade/guards'
import type { Tx } from '../database/connect'

/** What is counted of a guard that spoke: `guard submission withdrawn`. */
export const guardCounter = (door: GuardDoor, guard: GuardId): string => `guard ${door} ${guard}`

/** The guard and the door that a counter is of. */
export function guardOfCounter(key: string): { guard: GuardId; door: GuardDoor } | undefined {
  const [what, door, guard] = key.split(' ')
  return what === 'guard' && door && guard ? { guard: guard as GuardId, door: door as GuardDoor } : undefined
}

type Found = Pick<GuardFinding, 'guard' | 'isMild'>

/** What a door does with each finding, by its answer; a supplier's terms that do not block are a warning (⁴). */
export interface AtDoor<T extends Found> {
  refused: T[]
  asked: T[]
  warned: T[]
  leftOut: T[]
  marked: T[]
}

const places: Readonly<Partial<Record<GuardAnswer, keyof AtDoor<Found>>>> = {
  R: 'refused',
  A: 'asked',
  W: 'warned',
  O: 'leftOut',
  M: 'marked',
}

/** What a door does with what was found (5-doors §1). A guard counts once each time that it speaks, whatever the lines. */
export function atDoor<T extends Found>(
  { tally }: Pick<Tx, 'tally'>,
  door: GuardDoor,
  findings: readonly T[],
  { isMany = false } = {},
): AtDoor<T> {
  const sorted: AtDoor<T> = { refused: [], asked: [], warned: [], leftOut: [], marked: [] }
  const spoken = new Set<GuardId>()
  for (const finding of findings) {
    const answer = answerAt(finding.guard, door, { isMany })
    const place = places[finding.isMild && answer === 'R' ? 'W' : answer]
    if (!place) continue
    sorted[place].push(finding)
    spoken.add(finding.guard)
  }
  for (const guard of spoken) tally?.add(guardCounter(door, guard))
  return sorted
}
