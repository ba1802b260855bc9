import type { CellValue, Cell as WorkbookCell } from 'hucre'
import { neutralText } from '../../resources/schema/csv'
import { decimalPattern, digitsOf } from '../../resources/schema/decimal-text'
import { serialOf } from '../../resources/schema/reading/wall-clock'
import type { ReadColumn } from '../widgets/sheet-table/column'
import { isNothing, type SheetValue } from '../widgets/sheet-table/value'

/** A value as a cell, with the format that it is read by. */
interface Written {
  value: CellValue
  numFmt?: string
}

const formatOf = (scale: number, unit = '') =>
  `#,##0${scale ? `.${'0'.repeat(scale)}` : ''}${unit ? `\u00a0"${unit}"` : ''}`

function written(value: SheetValue): Written {
  if (isNothing(value) || value === null || value === undefined) return { value: null }
  if (typeof value === 'number') return { value }
  if (typeof value === 'string') return { value: neutralText(value) }
  if ('wall' in value) {
    const serial = serialOf(value)
    if (serial === undefined) return { value: value.wall }
    return { value: serial, numFmt: value.wall.length === 10 ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' }
  }
  const { decimal, unit } = value
  if (!decimalPattern.test(decimal)) return { value: neutralText(decimal) }
  return {
    value: Number(decimal),
    numFmt: formatOf(Math.max(digitsOf(decimal)[1], unit === '€' ? 2 : 0), unit),
  }
}

/** What a sheet may be called: 31 signs, none of those that spreadsheets refuse. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Tableau'

const bold = { font: { bold: true } }

/** The name of the last of so many columns. */
const letters = (count: number): string =>
  count > 26
    ? String.fromCharCode(64 + Math.floor((count - 1) / 26)) + letters(((count - 1) % 26) + 1)
    : String.fromCharCode(64 + count)

/** The columns of a table that hold a value, as a workbook: its heads stay in view and filter, numbers and dates are what they are. */
export async function workbookOf<R>(
  name: string,
  columns: readonly ReadColumn<R>[],
  rows: readonly R[],
): Promise<Blob> {
  const told = columns.flatMap(({ title, value }) => (title !== undefined && value ? [{ title, value }] : []))
  const lines = rows.map((row) => told.map(({ value }) => written(value(row))))
  const { writeXlsx } = await import('hucre/xlsx')
  const cells = new Map<string, Partial<WorkbookCell>>()
  for (const [column, { title }] of told.entries()) cells.set(`0,${column}`, { value: title, style: bold })
  for (const [row, line] of lines.entries())
    for (const [column, { value, numFmt }] of line.entries())
      if (numFmt) cells.set(`${row + 1},${column}`, { value, style: { numFmt } })
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: told.map(() => ({ autoWidth: true })),
        rows: [told.map(({ title }) => title), ...lines.map((line) => line.map(({ value }) => value))],
        cells,
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${letters(told.length)}${rows.length + 1}` },
        pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
