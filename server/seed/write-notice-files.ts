import { buffer } from 'node:stream/consumers'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import type { FileStore } from '../storage/file-store'
import { demoNotices, noticeDocuments, noticeFile, noticeGuide } from './demo/notices'
import { guidePdf, keep } from './write-help-files'

const priceSheet = (lots: readonly string[]): Promise<Buffer> =>
  buffer(
    writeWorkbook({
      sheets: [
        {
          name: 'Prix',
          columns: ['Lot', 'Désignation', 'Unité', 'Prix unitaire HT'].map((header) => ({
            header,
            width: 32,
          })),
          rows: [lots.map((lot) => [lot, null, 'kg', null])],
        },
      ],
    }),
  )

/** Writes the documents of the demonstration's public notices into the store. */
export async function writeNoticeFiles(store: FileStore): Promise<void> {
  for (const [at, notice] of demoNotices.entries())
    for (const [place, { label, ending }] of noticeDocuments.entries()) {
      const bytes = ending === 'pdf' ? guidePdf(label, noticeGuide(notice)) : priceSheet(notice.lots)
      await keep(store, `upload/publicnotice/${noticeFile(at, place)}`, await bytes)
    }
}
