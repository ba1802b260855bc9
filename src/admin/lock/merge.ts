import type { Registry } from '../../../resources/registry'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { innerNames, isWritten } from '../form/form-names'
import { isRow, type Values } from '../form/initial-values'
import { isSame } from './conflict'
import {
  keyed,
  madeAnew,
  type Rows,
  sideOfRow,
  type Trio,
  titleOfRow,
  typedOver,
  withTwins,
  woven,
} from './rows-within'

export type Side = 'mine' | 'theirs'
export type Sides = Readonly<Record<string, Side | undefined>>

/** A record, or a row inside it, three times: as first read, in the form, as somebody else saved it. */
export interface Versions {
  base: ReadRow
  mine: ReadRow
  theirs: ReadRow
}

/** The record or the row whose fields are merged. */
export interface Place {
  registry: Registry
  resource: AnyResource
  versions: Versions
  /** Stands before the names of its fields in the keys of what differs: `contacts.5.` of a row, nothing of the record. */
  path: string
  /** What people call the row by: its list, itself. */
  titles: readonly string[]
}

/** A field, a row inside or the order of such rows that differs between the form and what somebody else saved. */
export interface Difference {
  key: string
  what: 'value' | 'row' | 'order'
  place: Place
  name: string
  /** The row by which the people know it, or nothing of a field of the record. */
  titles: readonly string[]
  base: unknown
  mine: unknown
  theirs: unknown
  /** The side that alone changed it; where both did, nobody chooses for the person. */
  obvious: Side | undefined
}

/** What differs, and the values once every difference has its side. */
export interface Merge {
  list: Difference[]
  take: (sides: Sides) => Values
}

const sideOf = (base: unknown, mine: unknown, theirs: unknown): Side | undefined => {
  if (isSame(mine, base)) return 'theirs'
  return isSame(theirs, base) ? 'mine' : undefined
}

/** A row inside that is kept as it was typed, over the one that stands there now: with the version that it replaces. */
const rebased = (mine: unknown, theirs: unknown): unknown =>
  isRow(mine) && isRow(theirs) && mine.id === theirs.id && 'lock_version' in mine
    ? { ...mine, lock_version: theirs.lock_version }
    : mine

/** A field of the place: which of its values differ, and what is kept of it. */
function mergeField(place: Place, name: string): { list: Difference[]; take: (sides: Sides) => unknown } {
  const { base, mine, theirs } = place.versions
  if (place.resource.fields[name]?.kind === 'children') return mergeList(place, name)
  if (isSame(mine[name], theirs[name])) return { list: [], take: () => mine[name] }
  const [key, titles] = [place.path + name, place.titles]
  const values = { base: base[name], mine: mine[name], theirs: theirs[name] }
  const obvious = sideOf(values.base, values.mine, values.theirs)
  return {
    list: [{ key, what: 'value', place, name, titles, ...values, obvious }],
    take: (sides) =>
      (sides[key] ?? obvious) === 'theirs' ? values.theirs : rebased(values.mine, values.theirs),
  }
}

interface OneRow {
  list: Difference[]
  take: (sides: Sides) => ReadRow | undefined
}

/** One row of a list: its columns where both have it, else whether it stays. */
function mergeRow(place: Place, name: string, row: Trio & { key: string; title: string }): OneRow {
  const { registry, resource } = place
  const child = registry.get(resource.fields[name]?.to ?? '')
  const key = `${place.path}${name}.${row.key}`
  const titles = [...place.titles, resource.fields[name]?.label ?? name, row.title]
  const within = (versions: Versions) =>
    mergeRecord({ registry, resource: child, versions, path: `${key}.`, titles }, innerNames(registry, child))
  const { base, mine, theirs } = row
  if (mine && theirs) {
    const { list, take } = within({ base: typedOver(row), mine, theirs })
    return { list, take: (sides) => ({ ...theirs, ...take(sides) }) }
  }
  const isChanged = (one: ReadRow, before: ReadRow) =>
    within({ base: before, mine: one, theirs: before }).list.length > 0
  const obvious = sideOfRow(row, isChanged)
  const kept = mine && madeAnew(registry, child, mine)
  return {
    list: [{ key, what: 'row', place, name, titles, base, mine, theirs, obvious }],
    take: (sides) => ((sides[key] ?? obvious) === 'theirs' ? theirs : kept),
  }
}

/** The order of the rows that all three know, where the two lists are not in the same one. */
function mergeOrder(
  place: Place,
  name: string,
  { base, mine, theirs }: { base: Rows; mine: Rows; theirs: Rows },
): Difference[] {
  const order = (rows: Rows) =>
    [...rows.keys()].filter((key) => base.has(key) && mine.has(key) && theirs.has(key)).join()
  const [before, here, there] = [order(base), order(mine), order(theirs)]
  if (here === there) return []
  const values = { base: [...base.values()], mine: [...mine.values()], theirs: [...theirs.values()] }
  const titles = [...place.titles, place.resource.fields[name]?.label ?? name]
  const obvious = here === before ? 'theirs' : there === before ? 'mine' : undefined
  return [{ key: `${place.path}${name}.order`, what: 'order', place, name, titles, ...values, obvious }]
}

/**
 * The rows that live within a record, each by its id: changed by one side, they are taken from it; changed by both, column by
 * column; removed by one and changed by the other, it is asked; new ones are kept of both. Where rows have an order, the side that
 * moved some gives it; a new row comes after the one that it was put after.
 */
function mergeList(place: Place, name: string): { list: Difference[]; take: (sides: Sides) => ReadRow[] } {
  const { registry, resource, versions } = place
  const child = registry.get(resource.fields[name]?.to ?? '')
  const [base, theirs] = [keyed(versions.base[name]), keyed(versions.theirs[name])]
  const mine = keyed(withTwins(versions.mine[name], { base, theirs }))
  const rows = woven(mine, theirs).map((key, index) => {
    const trio = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    return { key, ...mergeRow(place, name, { ...trio, key, title: titleOfRow(child, trio, index) }) }
  })
  const order = child.fields.position ? mergeOrder(place, name, { base, mine, theirs }) : []
  const takes = new Map(rows.map(({ key, take }) => [key, take]))
  return {
    list: [...rows.flatMap(({ list }) => list), ...order],
    take: (sides) => {
      const leads = order.map(({ key, obvious }) => sides[key] ?? obvious)[0]
      const keys = leads === 'theirs' ? woven(theirs, mine) : woven(mine, theirs)
      return keys.flatMap((key): ReadRow[] => {
        const row = takes.get(key)?.(sides)
        return row ? [row] : []
      })
    },
  }
}

/**
 * Merges what a form would save of a record into what somebody else has saved of it meanwhile: field by field, its child lists row
 * by row (`mergeList`). In the form's order; what the form does not send is passed over.
 */
export function mergeRecord(place: Place, names: readonly string[]): Merge {
  const { fields } = place.resource
  const merged = names
    .filter((name) => fields[name] && isWritten(fields[name]) && name in place.versions.mine)
    .map((name) => ({ name, ...mergeField(place, name) }))
  return {
    list: merged.flatMap(({ list }) => list),
    take: (sides) => Object.fromEntries(merged.map(({ name, take }) => [name, take(sides)])),
  }
}

/** Whether the form and what somebody else has saved contradict each other in a field: a person must choose. */
export const isContradicted = (place: Place, name: string): boolean =>
  mergeRecord(place, [name]).list.some(({ obvious }) => !obvious)
