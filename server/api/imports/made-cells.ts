import { kindOf } from '../../../resources/schema/kinds'
import { wordsOf } from '../../../resources/schema/reading/read-cell'
import { partsOf, type SecondPart } from '../../../resources/schema/reading/two-parts'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { ExportColumn } from '../exports/columns'

/** A column of two fields, and the places at which each line has them beside its cells. */
interface Divided {
  index: number
  places: readonly [first: number, second: number]
  /** What the second field takes of what a cell says. */
  second: SecondPart
}

/** The cells that each line has beside those of the file, by their place. */
export interface MadeCells {
  constants: readonly { index: number; value: string }[]
  divided: readonly Divided[]
}

/** The line with what is the same on every line, and with the parts of its cells that hold two fields. */
export const withMade = (row: SheetRow, { constants, divided }: MadeCells): SheetRow => {
  if (!constants.length && !divided.length) return row
  const cells = [...row.cells]
  for (const { index, value } of constants) cells[index] = value
  for (const { index, places, second } of divided)
    for (const [at, part] of partsOf(wordsOf(cells[index] ?? null), second).entries())
      cells[places[at] ?? index] = part
  return { ...row, cells }
}

/** What a second field takes of a cell, by its kind. */
export const secondPart = ({ declared: { kind, options }, declared }: ExportColumn): SecondPart => {
  if (['ref', 'refs', 'list'].includes(kind) || options) return 'name'
  return kindOf(declared).cell === 'number' ? 'number' : 'text'
}
