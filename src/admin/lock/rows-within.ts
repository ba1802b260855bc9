import type { Registry } from '../../../resources/registry'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { rowsOf } from '../form/initial-values'
import { readTitle } from '../form/title-of'
import { isSame } from './conflict'

/** The rows of a list by their keys, in order. */
export type Rows = ReadonlyMap<string, ReadRow>

/** A row of a list as first read, in the form, as somebody else saved it; absent where it is not there. */
export interface Trio {
  base?: ReadRow
  mine?: ReadRow
  theirs?: ReadRow
}

const isNew = ({ id }: ReadRow) => typeof id !== 'number'

/** The rows of a value by their ids; new ones by their place. */
export const keyed = (value: unknown): Map<string, ReadRow> =>
  new Map(rowsOf(value).map((row, index) => [isNew(row) ? `+${index}` : String(row.id), row]))

/** New rows that were saved meanwhile with the same content, by an answer that was lost or by a colleague, are those. */
export function withTwins(value: unknown, { base, theirs }: { base: Rows; theirs: Rows }): ReadRow[] {
  const mine = rowsOf(value)
  const known = new Set(mine.map(({ id }) => String(id)))
  const left = [...theirs].flatMap(([key, row]) => (base.has(key) || known.has(key) ? [] : [row]))
  return mine.map((row) => {
    const at = isNew(row) ? left.findIndex((one) => isSame(row, one)) : -1
    const [twin] = at < 0 ? [] : left.splice(at, 1)
    return twin ? { ...row, id: twin.id, lock_version: twin.lock_version } : row
  })
}

/** A row that is made anew, since the one that it was is no longer there: without its id and those of the rows inside it. */
export function madeAnew(registry: Registry, resource: AnyResource, row: ReadRow): ReadRow {
  const { id: _id, lock_version: _version, ...values } = row
  const renewed = Object.entries(values).flatMap(([name, value]) => {
    const { kind, to = '' } = resource.fields[name] ?? {}
    if (kind !== 'children' && kind !== 'embed') return []
    const rows = rowsOf([value].flat()).map((one) => madeAnew(registry, registry.get(to), one))
    return [[name, kind === 'children' ? rows : (rows[0] ?? null)]]
  })
  return { ...values, ...Object.fromEntries(renewed) }
}

/** The row that was typed over, where it is the one that was first read; of an older version nobody knows what it was. */
export const typedOver = ({ base, mine }: Trio): ReadRow => {
  const isOlder = typeof mine?.lock_version === 'number' && mine.lock_version < Number(base?.lock_version)
  return isOlder ? {} : (base ?? {})
}

/** What people call a row by: its title, else its place in the list. */
export function titleOfRow(child: AnyResource, { base, mine, theirs }: Trio, index: number): string {
  const row = theirs ?? base ?? mine ?? {}
  // The number of what a row refers to says nothing.
  const isText = titleFields(child).every((name) => typeof row[name] !== 'number')
  return (isText && readTitle(child, row)) || `${child.label[0]} ${index + 1}`
}

/** Of a row that one side no longer has, or that only one side has: the side that alone did something. */
export function sideOfRow(
  { base, mine, theirs }: Trio,
  isChanged: (row: ReadRow, base: ReadRow) => boolean,
): 'mine' | 'theirs' | undefined {
  if (mine) {
    if (isNew(mine)) return 'mine'
    return base && !isChanged(mine, base) ? 'theirs' : undefined
  }
  if (!base || !theirs) return 'theirs'
  return isChanged(theirs, base) ? undefined : 'mine'
}

/** The keys of both lists: in the order of the first, those that only the other has after the one that they follow there. */
export function woven(first: Rows, other: Rows): string[] {
  const all = [...first.keys()]
  let before: string | undefined
  for (const key of other.keys()) {
    if (!first.has(key)) all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key)
    before = key
  }
  return all
}
