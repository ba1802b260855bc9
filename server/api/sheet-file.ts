import type { Readable } from 'node:stream'
import { formatTexts as texts } from '../../i18n/fr/formats'
import type { Cell } from '../../resources/schema/reading/given'
import { mostPrinted, type SheetFormat } from '../../resources/schema/sheet-format'
import type { ReadSheet } from '../paper/sheet-tables'
import { totalOf, type WrittenSheet, writeWorkbook } from '../spreadsheet/write-workbook'
import { ApiError } from './error'

/** Reads the rows of sheets, as many as a PDF prints; err413 past them. `read` is told of each batch. */
export async function readSheets(
  sheets: readonly WrittenSheet[],
  read: (rows: number, sheet: number) => void = () => undefined,
): Promise<ReadSheet[]> {
  const all: ReadSheet[] = []
  let left = mostPrinted
  for (const [at, sheet] of sheets.entries()) {
    const rows: (readonly Cell[])[] = []
    for await (const batch of sheet.rows) {
      left -= batch.length
      if (left < 0) throw new ApiError('err413', { display: texts.tooLong({ smart_count: mostPrinted }) })
      rows.push(...batch)
      read(batch.length, at)
    }
    const { name, above = [], columns, isSideBySide } = sheet
    all.push({ name, above, columns, rows, total: totalOf(sheet), isSideBySide })
  }
  return all
}

/** Prints sheets that were read, once no transaction is open any more. */
export async function printed(sheets: readonly ReadSheet[]): Promise<Buffer> {
  const { printSheets } = await import('../paper/print-sheets')
  return printSheets(sheets)
}

/** Sheets as a workbook or as a PDF. Their rows are held by memory. */
export const sheetFile = async (
  sheets: readonly WrittenSheet[],
  format: SheetFormat,
): Promise<Readable | Buffer> =>
  format === 'pdf' ? printed(await readSheets(sheets)) : writeWorkbook({ sheets })
