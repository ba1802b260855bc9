import { lookup } from '../../resources/schema/lookup'
import { type Cell, isWallClock, serialOf } from './cell'
import { styleOf, styles } from './styles-xml'

/** What a column of a written sheet is like. */
export interface SheetColumn {
  header: string
  /** In characters. */
  width?: number
  /** Decimals shown of its numbers; absent = as they come. */
  scale?: number
}

/** Largest number of characters that a cell of a spreadsheet holds. */
export const cellLimit = 32_767

const special = /[&<>"\ufffe\uffff]|\p{Cs}|(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/gu
const names: Record<string, string> = lookup({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })

const escapeOne = (char: string) =>
  names[char] ?? `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Text as XML holds it; what XML cannot hold is spelled `_xHHHH_`, as spreadsheets do. */
export const escapeXml = (text: string): string => text.replace(special, escapeOne)

/** `0` → `A`, `26` → `AA`. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const startsFormula = /^[=+\-@\t\r]/

function textCell(
  at: string,
  text: string,
  style: number = startsFormula.test(text) ? styles.quoted : styles.text,
) {
  return `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text.slice(0, cellLimit))}</t></is></c>`
}

function cellXml(at: string, cell: Cell, column: SheetColumn | undefined): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(at, cell)
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}" s="${styleOf(column?.scale)}"><v>${cell}</v></c>`
  if (!isWallClock(cell)) return ''
  const serial = serialOf(cell)
  if (serial === undefined) return textCell(at, cell.wall)
  return `<c r="${at}" s="${cell.wall.length === 10 ? styles.day : styles.moment}"><v>${serial}</v></c>`
}

/** One row; `index` counts from 1. Texts that look like a formula are marked as texts, never altered. */
export function rowXml(
  cells: readonly Cell[],
  index: number,
  columns: readonly SheetColumn[],
  letters: readonly string[],
): string {
  let xml = `<row r="${index}">`
  for (let i = 0; i < cells.length; i++) xml += cellXml(`${letters[i]}${index}`, cells[i] ?? null, columns[i])
  return `${xml}</row>`
}

const colXml = (column: SheetColumn, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${column.width ?? 18}" customWidth="1" style="${column.scale === undefined ? styles.text : styleOf(column.scale)}"/>`

/** What stands before the rows: frozen header, widths, the header itself. */
export function sheetStart(columns: readonly SheetColumn[], letters: readonly string[]): string {
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const headers = columns
    .map((column, i) => textCell(`${letters[i]}1`, column.header, styles.header))
    .join('')
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${pane}<cols>${columns.map(colXml).join('')}</cols><sheetData><row r="1">${headers}</row>`
}

export const sheetEnd = '</sheetData></worksheet>'
