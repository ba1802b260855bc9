import { fold } from '../../../resources/schema/fold'
import { type GivenCell, isWallClock } from '../../../resources/schema/reading/given'
import { readNumber } from '../../../resources/schema/reading/numbers'
import { wordsOf } from '../../../resources/schema/reading/read-cell'
import { titleRows } from '../../../resources/schema/sheet-files'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import { readBaseTitle } from '../exports/base-column'
import type { SaidReading } from './file-reading'

/** The row, or the two rows, that hold the titles of a sheet: their places among its first rows, and one cell a column. */
export interface Titles {
  first: number
  last: number
  cells: GivenCell[]
}

/** The text of a title, whatever the cell holds; the mark of a required column aside. */
export const titleText = (cell: GivenCell): string =>
  wordsOf(isWallClock(cell) ? { wall: cell.wall.slice(0, 10) } : cell)
    .replace(/\s+\*$/, '')
    .trim()

const textAt = (row: SheetRow, index: number) => titleText(row.cells[index] ?? null)

/** Whether a cell is a number, or the text of one. */
export const isNumeric = (cell: GivenCell | undefined): boolean =>
  typeof cell === 'string'
    ? readNumber(cell.trim(), { sort: 'price' }).value !== undefined || /^-?[\d.,\s]+%$/.test(cell)
    : cell !== null && cell !== undefined && typeof cell !== 'boolean'

type Known = ReadonlySet<string>

/** The place of the row with the most known titles, else of the first with the most different texts. */
function titlePlace(known: Known, rows: readonly SheetRow[]): number {
  const rated = (of: (row: SheetRow) => string[]) => {
    const counts = rows.map((row) => new Set(of(row)).size)
    return counts.some(Boolean) ? counts.indexOf(Math.max(...counts)) : undefined
  }
  const byName = ({ cells }: SheetRow) =>
    cells.map((cell) => fold(titleText(cell))).filter((title) => known.has(title))
  const byText = ({ cells }: SheetRow) =>
    cells.flatMap((cell) => (typeof cell === 'string' && !isNumeric(cell) ? [cell] : []))
  return rated(byName) ?? rated(byText) ?? 0
}

/** What stands over each column: its own cell, that of its merged area, or, where nothing is merged, the last one before. */
function groupsOf(upper: SheetRow, width: number): string[] {
  let last = ''
  return Array.from({ length: width }, (_, index) => {
    const own = textAt(upper, index)
    if (own) {
      last = own
      return own
    }
    const span = upper.spans?.find(([from, to]) => from <= index && index <= to)
    if (span) return textAt(upper, span[0])
    return upper.spans ? '' : last
  })
}

const widthOf = (...rows: readonly SheetRow[]) => Math.max(...rows.map(({ cells }) => cells.length))

interface Pair {
  upper: SheetRow
  lower: SheetRow
  /** The rows under them. */
  below: readonly SheetRow[]
}

/** Runs of columns under one upper title: the places of each. */
function runsOf(groups: readonly string[]): number[][] {
  const runs: number[][] = []
  for (const [index, group] of groups.entries())
    if (index && group === groups[index - 1]) runs.at(-1)?.push(index)
    else runs.push([index])
  return runs
}

/** Whether a row holds titles under those of the row above: several under one of them at least, none under one that stands alone. */
function isSubtitle(known: Known, { upper, lower, below }: Pair): boolean {
  if (lower.line !== upper.line + 1 || !lower.cells.some(Boolean)) return false
  if (
    lower.cells.some((cell) => cell !== null && cell !== '' && (typeof cell !== 'string' || isNumeric(cell)))
  )
    return false
  const groups = groupsOf(upper, widthOf(upper, lower))
  const subs = (run: readonly number[]) => run.filter((index) => textAt(lower, index))
  const isOwn = (index: number) => fold(textAt(lower, index)) === fold(groups[index] ?? '')
  const runs = runsOf(groups).filter(([index = 0]) => groups[index])
  if (runs.length < 2) return false
  if (runs.some((run) => run.length === 1 && subs(run).some((index) => !isOwn(index)))) return false
  const split = runs
    .map((run) => subs(run).filter((index) => !isOwn(index)))
    .filter(({ length }) => length > 1)
  if (!split.length) return false
  const isKnown = split.flat().some((index) => known.has(fold(textAt(lower, index))))
  const isOverNumbers = split.flat().some((index) => isNumeric(below[0]?.cells[index] ?? undefined))
  return isKnown || isOverNumbers || upper.spans !== undefined
}

/** The titles of two rows: the lower one where it is known by itself, else both. */
function joined(known: Known, { upper, lower }: Omit<Pair, 'below'>): string[] {
  const groups = groupsOf(upper, widthOf(upper, lower))
  const subs = groups.map((_, index) => textAt(lower, index))
  return groups.map((group, index) => {
    const sub = subs[index] ?? ''
    if (!sub || fold(sub) === fold(group)) return textAt(upper, index) || (sub && group)
    if (!group) return sub
    const both = `${group} ${sub}`
    const isAlone = subs.filter((one) => fold(one) === fold(sub)).length === 1
    return known.has(fold(sub)) && isAlone && !known.has(fold(both)) ? sub : both
  })
}

/** One row of titles; an area merged over filled columns is the title of each. */
function single(row: SheetRow, below: readonly SheetRow[]): GivenCell[] {
  const cells = [...row.cells]
  for (const [from, to] of row.spans ?? [])
    for (let index = from + 1; index <= to; index++)
      if (!textAt(row, index) && below.some((one) => textAt(one, index))) cells[index] = cells[from] ?? null
  return cells
}

/** Titles that repeat told apart: « Prix », « Prix (2) ». */
function distinct(cells: readonly GivenCell[]): GivenCell[] {
  const seen = new Set<string>()
  return Array.from(cells, (cell = null) => {
    const title = titleText(cell)
    if (!title || readBaseTitle(cell)) return cell
    let own: GivenCell = cell
    for (let count = 2; seen.has(fold(titleText(own))); count++) own = `${title} (${count})`
    seen.add(fold(titleText(own)))
    return own
  })
}

/** Where the titles begin and in how many rows they stand. */
function placesOf(known: Known, rows: readonly SheetRow[], said: SaidReading): [number, number] {
  const top = rows.slice(0, titleRows)
  const isTwo = (place: number) => {
    const [upper, lower, ...below] = rows.slice(place, place + 4)
    return upper && lower ? isSubtitle(known, { upper, lower, below }) : false
  }
  const told = top.findIndex(({ line }) => line === said.titleLine)
  if (told >= 0) {
    const count = said.titleCount ?? (isTwo(told) ? 2 : 1)
    return [told, Math.min(told + count - 1, rows.length - 1)]
  }
  const exported = top.findIndex(({ cells }) => cells.some(readBaseTitle))
  if (exported >= 0) return [exported, exported]
  const place = titlePlace(known, top)
  if (isTwo(place)) return [place, place + 1]
  return place > 0 && isTwo(place - 1) ? [place - 1, place] : [place, place]
}

/** Finds the titles among the first rows of a sheet, in a row or two; what stands above them says what the file is. */
export function findTitles(known: Known, rows: readonly SheetRow[], said: SaidReading = {}): Titles {
  const [first, last] = placesOf(known, rows, said)
  const [upper, lower] = [rows[first], rows[last]]
  if (!upper || !lower) return { first, last, cells: [] }
  const cells = first < last ? joined(known, { upper, lower }) : single(lower, rows.slice(last + 1))
  return { first, last, cells: distinct(cells) }
}
