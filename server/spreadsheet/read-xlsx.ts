import { inflateRawSync } from 'node:zlib'
import { streamXlsxRows } from 'hucre/xlsx'
import { type Cell, wallOfTime } from './cell'
import { workbookLimits } from './limits'
import { firstFilled, notesOf, type SheetRow, trimRow, type WorkbookReader } from './sheet-row'
import { notesSheet } from './write-workbook'
import { readDirectory } from './zip-directory'

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '#NUM!' : wallOfTime(value.getTime())
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  return 'text' in (value as object) ? String((value as { text: unknown }).text) : null
}

/** The rows of a sheet by its name, the first ones only, or by its place. */
async function* rowsOf(file: Buffer, sheet: string | number): AsyncGenerator<SheetRow> {
  for await (const row of streamXlsxRows(file, {
    sheet,
    ...(typeof sheet === 'string' ? { maxRows: 20 } : {}),
  })) {
    const cells = trimRow(row.values.map(cellOf))
    if (cells.length) yield { line: row.index, cells }
  }
}

/** A sheet that is one chart has no cells. */
async function* rowsAt(file: Buffer, place: number): AsyncGenerator<SheetRow> {
  try {
    yield* rowsOf(file, place)
  } catch (error) {
    if (!/missing worksheet file/.test(String(error))) throw error
  }
}

/** The places of the sheets that people see; of all where none is seen, the first where none is told. */
function seenSheets(file: Buffer): number[] {
  const entry = readDirectory(file).find(({ name }) => /^xl\/workbook\.xml$/i.test(name))
  const packed = file.subarray(entry?.start, entry?.end)
  const xml = entry?.method ? inflateRawSync(packed, { maxOutputLength: workbookLimits.otherXml }) : packed
  const sheets = xml.toString('utf8').match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  const places = sheets.map((_, place) => place)
  const seen = places.filter((place) => !/\sstate=["'](?:hidden|veryHidden)["']/.test(sheets[place] ?? ''))
  return [seen, places, [0]].find((some) => some.length) ?? []
}

async function notes(file: Buffer) {
  const rows: Cell[][] = []
  try {
    for await (const { cells } of rowsOf(file, notesSheet)) rows.push(cells)
  } catch {
    return {}
  }
  return notesOf(rows)
}

/** Reads the first sheet of an xlsx that is seen and has rows, as a stream; formulas give their last result. */
export const xlsxReader = (file: Buffer): WorkbookReader => ({
  notes: () => notes(file),
  rows: () => firstFilled(seenSheets(file).map((place) => rowsAt(file, place))),
})
