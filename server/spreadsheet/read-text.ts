import { readCsvText } from '../../resources/schema/csv'
import { type SheetReading, textSeparators } from '../../resources/schema/sheet-files'
import { trimRow, type WorkbookReader } from './sheet-row'
import { recordsOf } from './text-records'
import { isAnnouncement, shapedText } from './text-shape'

/** Reads a text of separated values: each is a text, which the reader of its field understands later. */
export function textReader(file: Buffer, asked: SheetReading): WorkbookReader {
  const { text, shape } = shapedText(file, asked)
  function* rows(most = Number.POSITIVE_INFINITY) {
    for (const { line, values } of recordsOf(text, textSeparators[shape.separator])) {
      if (line >= most) return
      if (isAnnouncement(line, values)) continue
      const cells = trimRow(values.map((value) => readCsvText(value) || null))
      if (cells.length) yield { line, cells }
    }
  }
  return { shape, notes: async () => ({}), sheets: [{ name: '', rows }] }
}
