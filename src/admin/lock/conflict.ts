import { HttpError } from '../../../providers/http-error'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { isRow, type Values } from '../form/initial-values'

/** What err409 answers: the record as it stands, and who changed it. */
export interface Conflict {
  current: ReadRow
  user: { first_name?: string; last_name?: string } | null
  updatedAt: string | undefined
  /** What the form was about to save. */
  mine: Values
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
