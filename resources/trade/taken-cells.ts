import { compareDecimals, decimalPattern, frenchDecimal } from '../schema/decimal-text'
import { f } from '../schema/f'
import type { Fields } from '../schema/field'
import { many } from '../schema/pick'
import type { CrossedRow } from '../schema/sheet-lines'
import { sheetErrors, told } from '../schema/told'

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
 * taken over, and of what somebody else has changed meanwhile theirs is kept and told; `mine` is the row with the file's own. A
 * row that does not say what it was taken with is taken over as it is.
 */
export function joinTaken(
  names: readonly string[],
  { taken, brought, present }: { taken: string; brought: Cells; present: Cells },
): { values: Cells; mine: Cells; conflicts: CellConflict[] } {
  const before = cellsOf(taken, names)
  if (!before) return { values: brought, mine: brought, conflicts: [] }
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
  const own = conflicts.map(({ name }) => [name, brought[name]] as const)
  return { values, mine: { ...values, ...Object.fromEntries(own) }, conflicts }
}

/** Of a sheet that was brought back: rows that somebody else has changed meanwhile, and what they hold in the file. */
export const broughtBack = <const F extends Fields>(fields: F) => ({
  ...sheetErrors,
  entries: f.rows(fields, { label: 'Lignes lues', required: true }),
  crossed: many('Lignes changées entre-temps', {
    line: told.int('Ligne'),
    row: told.int('Identifiant'),
    message: told.long('Message'),
  }),
  mine: f.rows(fields, { label: 'Les mêmes, comme dans le fichier', required: true }),
})

/** What is told of a row that two have changed: its label, and of each cell both values. */
export const crossedRow = (
  conflicts: readonly CellConflict[],
  {
    titles,
    label,
    ...row
  }: Omit<CrossedRow, 'message'> & {
    label: string
    titles: Readonly<Record<string, string>>
  },
): CrossedRow => {
  const said = conflicts.map(
    ({ name, mine, theirs }) =>
      `${titles[name] ?? name} « ${mine} » dans votre fichier, « ${theirs} » saisi entre-temps par un collègue`,
  )
  return { ...row, message: `${label} : ${said.join(' ; ')}.` }
}
