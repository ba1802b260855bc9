import { startsFormula } from '../../resources/schema/csv'
import { lookup } from '../../resources/schema/lookup'
import { type Cell, isWallClock } from '../../resources/schema/reading/given'
import { serialOf } from '../../resources/schema/reading/wall-clock'
import { mirrorLine, shortLine } from './mirror'
import {
  type CellTone,
  muted,
  type SheetUnit,
  styleOf,
  styles,
  titleStyle,
  toneOf,
  wrong,
} from './styles-xml'

/** What a column of a written sheet is like. */
export interface SheetColumn {
  header: string
  /** In characters. */
  width?: number
  /** Decimals shown of its numbers; absent = as they come. */
  scale?: number
  /** Shown behind its numbers. */
  unit?: SheetUnit
  /** Greyed: what is written in it does not come back. */
  muted?: boolean
  hidden?: boolean
  /** Rows, the titles being 1, whose cell is marked as wrong. */
  wrong?: ReadonlySet<number>
  /** Colours of its cells by row, the titles being 1. */
  tones?: ReadonlyMap<number, CellTone>
  /** Hidden, and last: it repeats the other cells of its row behind its own, so that a file tells what was changed in it. */
  mirror?: boolean
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

const textXml = (at: string, text: string, style: number) =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${text}</t></is></c>`

/** A text as it is written: what a cell holds of it, escaped. */
const written = (text: string) => escapeXml(text.length > cellLimit ? text.slice(0, cellLimit) : text)

/** What is added to the style of a cell. */
function shadeOf(column: SheetColumn | undefined, index: number): number {
  if (column?.wrong?.has(index)) return wrong
  const tone = column?.tones?.get(index)
  if (tone) return toneOf(tone)
  return column?.muted ? muted : 0
}

interface Place {
  at: string
  shade: number
  scale: number | undefined
  unit: SheetUnit | undefined
}

function cellXml(cell: Cell, text: string, { at, shade, scale, unit }: Place): string {
  if (cell === null || cell === '') return shade >= wrong ? `<c r="${at}" s="${shade}"/>` : ''
  if (typeof cell === 'string')
    return textXml(at, text, shade + (startsFormula(cell) ? styles.quoted : styles.text))
  if (typeof cell === 'boolean')
    return `<c r="${at}"${shade ? ` s="${shade}"` : ''} t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}" s="${shade + styleOf(scale, unit)}"><v>${cell}</v></c>`
  if (!isWallClock(cell)) return ''
  const serial = serialOf(cell)
  if (serial === undefined) return textXml(at, cell.wall, shade + styles.text)
  return `<c r="${at}" s="${shade + (cell.wall.length === 10 ? styles.day : styles.moment)}"><v>${serial}</v></c>`
}

/** The hidden cell that repeats its row; where the whole does not fit in a cell, long texts by their fingerprints. */
function mirrorXml(at: string, cells: readonly Cell[], lines: readonly string[]): string {
  const head = escapeXml(String(cells.at(-1) ?? ''))
  const whole = `${head}\n${lines.join('\n')}`
  if (whole.length <= cellLimit) return textXml(at, whole, styles.text)
  const shorter = lines.map((line, i) => shortLine(cells[i] ?? null, line)).join('\n')
  return `${head}\n${shorter}`.length <= cellLimit ? textXml(at, `${head}\n${shorter}`, styles.text) : ''
}

/** One row; `index` counts from 1. Texts that look like a formula are marked as texts, never altered. */
export function rowXml(
  cells: readonly Cell[],
  index: number,
  { columns, letters }: { columns: readonly SheetColumn[]; letters: readonly string[] },
): string {
  let xml = `<row r="${index}">`
  const lines: string[] | undefined = columns.at(-1)?.mirror ? [] : undefined
  const last = lines ? columns.length - 1 : cells.length
  for (let i = 0; i < last; i++) {
    const cell = cells[i] ?? null
    const text = typeof cell === 'string' ? written(cell) : ''
    const column = columns[i]
    const place = {
      at: `${letters[i]}${index}`,
      shade: shadeOf(column, index),
      scale: column?.scale,
      unit: column?.unit,
    }
    xml += cellXml(cell, text, place)
    lines?.push(mirrorLine(cell, text))
  }
  if (lines) xml += mirrorXml(`${letters[last]}${index}`, cells, lines)
  return `${xml}</row>`
}

function colXml(column: SheetColumn, index: number): string {
  const style =
    (column.scale === undefined ? styles.text : styleOf(column.scale, column.unit)) +
    (column.muted ? muted : 0)
  return `<col min="${index + 1}" max="${index + 1}" width="${column.width ?? 18}"${column.mirror || column.hidden ? ' hidden="1"' : ''} customWidth="1" style="${style}"/>`
}

const headerStyle = ({ header, muted: isMuted }: SheetColumn): number =>
  (startsFormula(header) ? styles.quotedHeader : styles.header) + (isMuted ? muted : 0)

/** What stands before the rows: widths, the lines above the titles, the titles, which stay as one scrolls and at the head of each printed page. */
export function sheetStart(
  columns: readonly SheetColumn[],
  letters: readonly string[],
  above: readonly string[] = [],
): string {
  const head = above.length + 1
  const pane = `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  const lines = above
    .map(
      (line, i) =>
        `<row r="${i + 1}">${textXml(`A${i + 1}`, written(line), i ? styles.text : titleStyle)}</row>`,
    )
    .join('')
  const headers = columns
    .map((column, i) => textXml(`${letters[i]}${head}`, written(column.header), headerStyle(column)))
    .join('')
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${pane}<cols>${columns.map(colXml).join('')}</cols><sheetData>${lines}<row r="${head}">${headers}</row>`
}

/** What stands after the rows: filter and page; a drawing is the sheet's first relation. */
export const sheetEnd = (page: string, isDrawn: boolean): string =>
  `</sheetData>${page}${isDrawn ? '<drawing r:id="rId1" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/>' : ''}</worksheet>`
