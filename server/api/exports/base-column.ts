import type { GivenCell } from '../../../resources/schema/reading/given'
import { type Mirrored, readMirror } from '../../spreadsheet/mirror'
import { cellLimit, type SheetColumn } from '../../spreadsheet/sheet-xml'

/** What the title of the hidden column begins with. */
const mark = '_portail '

type Titled = { key: string; header: string }

/** The hidden column of a file that can be imported again: each row's number, version and cells as they were exported. */
export function baseColumn(columns: readonly Titled[]): SheetColumn {
  const header = mark + JSON.stringify(columns.map(({ key, header: title }) => [key, title]))
  return { header: header.length <= cellLimit ? header : mark, width: 2, mirror: true }
}

/** What the hidden cell of a row is headed by. */
export const baseHead = (row: Readonly<Record<string, unknown>>): string => `${row.id} ${row.lock_version}`

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string')

/** The columns that a hidden column's title tells of, by key and title; undefined when it is no such title. */
export function readBaseTitle(cell: GivenCell): Titled[] | undefined {
  if (typeof cell !== 'string' || !cell.startsWith(mark.trim())) return undefined
  try {
    const pairs: unknown = JSON.parse(cell.slice(mark.length))
    return Array.isArray(pairs) ? pairs.filter(isPair).map(([key, header]) => ({ key, header })) : []
  } catch {
    return []
  }
}

/** A row as it was exported. */
export interface Base {
  id: number
  version: number
  cells: ReadonlyMap<string, Mirrored>
}

/** What the hidden cell of a row tells, by the keys of the columns; undefined where there is none, or it was changed. */
export function readBase(cell: GivenCell, keys: readonly string[]): Base | undefined {
  if (typeof cell !== 'string') return undefined
  const { head, cells } = readMirror(cell)
  const [, id, version] = /^(\d{1,15}) (\d{1,15})$/.exec(head) ?? []
  if (!id || cells.length !== keys.length) return undefined
  return {
    id: Number(id),
    version: Number(version),
    cells: new Map(keys.map((key, at) => [key, cells[at] ?? null])),
  }
}
