import { importTexts } from '../../../i18n/fr/exports'
import { messages } from '../../../resources/schema/messages'
import { type Cell, sameCell } from '../../spreadsheet/cell'
import { type Decoded, decodeCell } from './decode'
import type { Row } from './existing'
import type { ImportColumn } from './header'
import type { Labels } from './labels'

/** A cell that says something else than the row. */
export interface Change {
  column: ImportColumn['column']
  use: ImportColumn['use']
  cell: Cell
}

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const heldAt = (row: Row | undefined, path: string): Row | undefined => {
  const held = path ? row?.[path] : row
  return isRow(held) ? held : undefined
}

/** The cells of a line that differ from what an export of the row would write; of a new row, those that are filled. */
export function changesOf(columns: readonly ImportColumn[], cells: readonly Cell[], current?: Row): Change[] {
  return columns
    .filter(({ use }) => use !== 'id')
    .map(({ index, column, use }) => ({ column, use, cell: cells[index] ?? null }))
    .filter(({ column, cell }) => {
      const held = heldAt(current, column.path)
      return !sameCell(held ? column.cell(held) : null, cell)
    })
}

/** Whether a cell names rows of another list. */
export const isReference = ({ column }: Change): boolean => ['ref', 'refs'].includes(column.declared.kind)

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function put(input: Row, { path, field }: Change['column'], value: unknown) {
  if (!path) input[field] = value
  else input[path] = { ...(isRow(input[path]) ? input[path] : {}), [field]: value }
}

/** What a spreadsheet shows instead of the result of a formula that failed. */
const failed =
  /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|GETTING_DATA|BLOCKED!|CONNECT!|UNKNOWN!)$/

function decode(change: Change, labels: Labels): Decoded {
  const { column, cell } = change
  if (typeof cell === 'string' && failed.test(cell)) return { message: importTexts.failedCell(cell) }
  return isReference(change) ? labels.decode(column.declared, cell) : decodeCell(column.declared, cell)
}

/** The input that changed cells make, for creating or updating the row, and what is wrong with them. */
export function inputOf(
  changes: readonly Change[],
  labels: Labels,
  current?: Row,
): { input: Row; errors: string[] } {
  const input: Row = {}
  const errors: string[] = []
  for (const change of changes) {
    const { column, use } = change
    const decoded = decode(change, labels)
    const message = use === 'locked' ? messages.forbidden : decoded.message
    if (message !== undefined) errors.push(`${column.header} : ${message}`)
    else if (!current || !same(decoded.value, heldAt(current, column.path)?.[column.field]))
      put(input, column, decoded.value)
  }
  return { input, errors }
}
