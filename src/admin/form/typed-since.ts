import type { ReadRow } from '../../../resources/schema/unknown-row'
import { isSame } from '../lock/conflict'
import { keyed, woven } from '../lock/rows-within'
import { isRow, rowsOf, type Values } from './initial-values'

const keysOf = ({ id, lock_version }: ReadRow) => ({ id, lock_version })

const isNew = ({ id }: ReadRow) => typeof id !== 'number'

const isUntouched = (one: unknown, other: unknown) => isSame(one, other) && isSame(other, one)

/** A row as it was saved, with what was typed of it since it was sent. */
function rebasedRow(row: ReadRow, sent: ReadRow | undefined, its: ReadRow): ReadRow {
  if (!sent) return { ...row, ...keysOf(its) }
  const typed = Object.keys(row)
    .filter((name) => !isUntouched(row[name], sent[name]))
    .map((name) => [name, rebased(row[name], sent[name], its[name])])
  return { ...its, ...Object.fromEntries(typed), ...keysOf(its) }
}

/** Whether rows stand in another order than they were sent in. */
function isMoved(now: readonly ReadRow[], sent: readonly ReadRow[]): boolean {
  const order = (rows: readonly ReadRow[], others: readonly ReadRow[]) =>
    rows.flatMap(({ id }) => (others.some((one) => one.id === id) ? [id] : [])).join()
  return order(now, sent) !== order(sent, now)
}

/**
 * Rows typed meanwhile, each with the id and version that the save gave it; a new one is known by its content or its place. Rows
 * that somebody else has added come too, and of those that somebody else has removed only what was typed in stays.
 */
function rebasedRows(
  now: readonly ReadRow[],
  sent: readonly ReadRow[],
  saved: readonly ReadRow[],
): ReadRow[] {
  const known = new Set(sent.map(({ id }) => id))
  const created = saved.filter(({ id }) => !known.has(id))
  const fresh = sent
    .filter(isNew)
    .map((row, index) => ({ row, place: sent.indexOf(row), at: created[index] }))
  const others = created.slice(fresh.length)
  const take = (matches: (one: (typeof fresh)[number]) => boolean) => {
    const found = fresh.findIndex(matches)
    return found < 0 ? undefined : fresh.splice(found, 1)[0]
  }
  const same = now.map((row) => (isNew(row) ? take((one) => isSame(row, one.row)) : undefined))
  const kept = now.flatMap((row, index): ReadRow[] => {
    if (isNew(row)) {
      const own = same[index] ?? take(({ place }) => place === index)
      return own?.at ? [rebasedRow(row, own.row, own.at)] : [row]
    }
    const [before, its] = [sent, saved].map((rows) => rows.find(({ id }) => id === row.id))
    if (its) return [rebasedRow(row, before, its)]
    return before && isUntouched(row, before) ? [] : [row]
  })
  const [mine, theirs] = [keyed(kept), keyed(saved)]
  for (const row of others) mine.set(String(row.id), row)
  const isOrdered = saved.some((row) => 'position' in row)
  const keys = isOrdered && !isMoved(now, sent) ? woven(theirs, mine) : woven(keyed(kept), theirs)
  return keys.flatMap((key): ReadRow[] => {
    const row = mine.get(key)
    return row ? [row] : []
  })
}

function rebased(now: unknown, sent: unknown, saved: unknown): unknown {
  if (Array.isArray(now) && now.every(isRow)) return rebasedRows(now, rowsOf(sent), rowsOf(saved))
  if (isRow(now) && isRow(saved) && 'id' in saved) return { ...now, ...keysOf(saved) }
  return now
}

/**
 * What was typed while a save was on its way: the values that are no longer those that were sent, to be put over the saved
 * ones, rows inside one by one. These take the ids and versions that the save gave them, so that saving again changes them and adds
 * none.
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
