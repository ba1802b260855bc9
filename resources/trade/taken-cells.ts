import { compareDecimals, decimalPattern, frenchDecimal } from '../schema/decimal-text'
import type { LineMessage } from '../schema/sheet-lines'

type Cell = string | boolean | null | undefined
type Cells = Readonly<Record<string, Cell>>

/** Title of the column in which a workbook keeps what its cells held when it was taken away. */
export const takenTitle = 'Repère (ne pas modifier)'

/** What the cells of a row hold, as a workbook keeps it. */
export const takenText = (names: readonly string[], row: Cells): string =>
  JSON.stringify(names.map((name) => row[name] ?? null))

const isDecimal = (cell: Cell): cell is string => typeof cell === 'string' && decimalPattern.test(cell)

const isSame = (one: Cell, other: Cell): boolean =>
  isDecimal(one) && isDecimal(other)
    ? compareDecimals(one, other) === 0
    : String(one ?? '').trim() === String(other ?? '').trim()

function cellsOf(text: string, names: readonly string[]): Cells | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept) || kept.length !== names.length) return undefined
    return Object.fromEntries(names.map((name, at) => [name, kept[at] as Cell]))
  } catch {
    return undefined
  }
}

/** A cell that was changed in the workbook and, meanwhile, by somebody else. */
export interface CellConflict {
  name: string
  mine: string
  theirs: string
}

function words(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '–'
  if (typeof cell === 'boolean') return cell ? 'Oui' : 'Non'
  return isDecimal(cell) ? frenchDecimal(cell.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')) : cell
}

/**
 * What a row that is brought back comes to, cell by cell: what was left as it was taken stands as it is now, what was changed is
 * taken over, and of what somebody else has changed meanwhile theirs is kept and told. A row that does not say what it was taken
 * with is taken over as it is.
 */
export function joinTaken(
  names: readonly string[],
  { taken, brought, present }: { taken: string; brought: Cells; present: Cells },
): { values: Cells; conflicts: CellConflict[] } {
  const before = cellsOf(taken, names)
  if (!before) return { values: brought, conflicts: [] }
  const conflicts: CellConflict[] = []
  const values = Object.fromEntries(
    names.map((name): [string, Cell] => {
      const [was, mine, theirs] = [before[name], brought[name], present[name]]
      if (isSame(mine, was)) return [name, theirs]
      if (isSame(theirs, was) || isSame(theirs, mine)) return [name, mine]
      conflicts.push({ name, mine: words(mine), theirs: words(theirs) })
      return [name, theirs]
    }),
  )
  return { values, conflicts }
}

/** What is told of a row's conflicts: under its line, its label and the titles of its columns. */
export const conflictRemarks = (
  conflicts: readonly CellConflict[],
  { line, label, titles }: { line: number; label: string; titles: Readonly<Record<string, string>> },
): LineMessage[] =>
  conflicts.map(({ name, mine, theirs }) => ({
    line,
    message: `${label}, ${titles[name] ?? name} : « ${mine} » dans votre fichier, « ${theirs} » saisi entre-temps par un collègue. La valeur du collègue est gardée.`,
  }))
