import { HttpError } from '../../../providers/http-error'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { isWritten } from '../form/form-names'
import { isRow, type Values } from '../form/initial-values'

/** What err409 answers: the record as it stands, and who changed it. */
export interface Conflict {
  current: ReadRow
  user: { first_name?: string; last_name?: string } | null
  updatedAt: string | undefined
  /** What the form was about to save. */
  mine: Values
}

export type Side = 'mine' | 'theirs'

/** A field whose value differs: as first read, in the form, as somebody else saved it. */
export interface Difference {
  name: string
  base: unknown
  mine: unknown
  theirs: unknown
}

/** The conflict that a refusal tells of; undefined for any other. */
export function conflictOf(error: unknown, mine: Values): Conflict | undefined {
  if (!(error instanceof HttpError) || error.type !== 'err409' || !isRow(error.body)) return undefined
  const { current, user, updatedAt } = error.body
  if (!isRow(current)) return undefined
  return {
    current,
    user: isRow(user) ? user : null,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined,
    mine,
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Equal as records: nothing is nothing, and what an inner row's answer carries besides the sent keys is passed over. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (isRow(one) && isRow(other)) return Object.keys(one).every((key) => isSame(one[key], other[key]))
  return one === other
}

/** The sent fields whose values are not the same, in the form's order. */
export function differences(
  resource: AnyResource,
  names: readonly string[],
  { base, mine, current }: { base: ReadRow; mine: Values; current: ReadRow },
): Difference[] {
  return names
    .filter((name) => {
      const field = resource.fields[name]
      return field && isWritten(field) && name in mine && !isSame(mine[name], current[name])
    })
    .map((name) => ({ name, base: base[name], mine: mine[name], theirs: current[name] }))
}

/** Where only one of the two changed the value, the choice goes by itself; where both did, nobody chooses for the person. */
export const obviousSide = ({ base, mine, theirs }: Difference): Side | undefined => {
  if (isSame(mine, base)) return 'theirs'
  return isSame(theirs, base) ? 'mine' : undefined
}

/** Rows inside that are kept as they were typed, over those that stand there now: each with the version that it replaces. */
function rebased(mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mine.map((row) =>
      rebased(row, isRow(row) && theirs.find((one) => isRow(one) && one.id === row.id)),
    )
  if (!isRow(mine) || !isRow(theirs) || mine.id !== theirs.id || !('lock_version' in mine)) return mine
  return { ...mine, lock_version: theirs.lock_version }
}

/** The values to save once every difference has its side. */
export function resolved(
  mine: Values,
  list: readonly Difference[],
  sides: Readonly<Record<string, Side>>,
): Values {
  const taken = list.map(({ name, mine: typed, theirs }) => [
    name,
    sides[name] === 'theirs' ? theirs : rebased(typed, theirs),
  ])
  return { ...mine, ...Object.fromEntries(taken) }
}
