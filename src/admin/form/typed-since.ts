import type { ReadRow } from '../../../resources/schema/unknown-row'
import { isSame } from '../lock/conflict'
import { isRow, rowsOf, type Values } from './initial-values'

const keysOf = ({ id, lock_version }: ReadRow) => ({ id, lock_version })

/** Rows typed meanwhile, each with the id and version that the save gave it; a new one is known by its content or its place. */
function rebasedRows(
  now: readonly ReadRow[],
  sent: readonly ReadRow[],
  saved: readonly ReadRow[],
): ReadRow[] {
  const isNew = ({ id }: ReadRow) => typeof id !== 'number'
  const known = new Set(sent.map(({ id }) => id))
  const created = saved.filter(({ id }) => !known.has(id))
  const fresh = sent
    .filter(isNew)
    .map((row, index) => ({ row, place: sent.indexOf(row), at: created[index] }))
  const take = (matches: (one: (typeof fresh)[number]) => boolean) => {
    const found = fresh.findIndex(matches)
    return found < 0 ? undefined : fresh.splice(found, 1)[0]?.at
  }
  const same = now.map((row) => (isNew(row) ? take((one) => isSame(row, one.row)) : undefined))
  return now.map((row, index) => {
    const its = isNew(row)
      ? (same[index] ?? take(({ place }) => place === index))
      : saved.find(({ id }) => id === row.id)
    return its ? { ...row, ...keysOf(its) } : row
  })
}

function rebased(now: unknown, sent: unknown, saved: unknown): unknown {
  if (Array.isArray(now) && now.every(isRow)) return rebasedRows(now, rowsOf(sent), rowsOf(saved))
  if (isRow(now) && isRow(saved) && 'id' in saved) return { ...now, ...keysOf(saved) }
  return now
}

/**
 * What was typed while a save was on its way: the values that are no longer those that were sent, to be put over the saved
 * ones. Rows inside take the ids and versions that the save gave them, so that saving again changes these and adds none.
 */
export function typedSince(now: Values, sent: Values, saved: Values): Values {
  const isTyped = ([name, value]: [string, unknown]) =>
    !(isSame(value, sent[name]) && isSame(sent[name], value))
  return Object.fromEntries(
    Object.entries(now)
      .filter(isTyped)
      .map(([name, value]) => [name, rebased(value, sent[name], saved[name])]),
  )
}
