import { messages } from './messages'
import type { ReadRow } from './unknown-row'

/** A pure check of a whole row: the field to blame and why, or nothing. */
export type RowCheck = (row: ReadRow) => { name: string; message: string } | undefined

const filled = (value: unknown) => value !== null && value !== undefined && value !== ''

/** `end` is not before `start`, when both are filled: days and moments compare as texts. */
export const notBefore =
  (start: string, end: string): RowCheck =>
  (row) =>
    filled(row[start]) && filled(row[end]) && String(row[end]) < String(row[start])
      ? { name: end, message: messages.afterStart }
      : undefined

/** `to` is not under `from`, when both numbers are given. */
export const notUnder =
  (from: string, to: string): RowCheck =>
  (row) =>
    filled(row[from]) && filled(row[to]) && Number(row[to]) < Number(row[from])
      ? { name: to, message: messages.afterFrom }
      : undefined

/** At most one of two fields is filled. */
export const notBoth =
  (one: string, other: string): RowCheck =>
  (row) =>
    filled(row[one]) && filled(row[other]) ? { name: other, message: messages.onlyOne } : undefined

/** Both of two fields are filled, or none. */
export const together =
  (one: string, other: string): RowCheck =>
  (row) =>
    filled(row[one]) === filled(row[other])
      ? undefined
      : { name: filled(row[one]) ? other : one, message: messages.required }

/** Exactly one of two fields is filled. */
export const oneOf =
  (one: string, other: string): RowCheck =>
  (row) =>
    filled(row[one]) || filled(row[other])
      ? notBoth(one, other)(row)
      : { name: one, message: messages.oneNeeded }

/** A reference does not point to the row itself. */
export const notSelf =
  (name: string, saying: () => string = () => messages.self): RowCheck =>
  (row) =>
    filled(row[name]) && String(row[name]) === String(row.id) ? { name, message: saying() } : undefined
