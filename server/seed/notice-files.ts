import { buffer } from 'node:stream/consumers'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { demoNotices, noticeDocuments, noticeFile, noticeGuide } from './demo/notices'
import { type DemoFile, guidePdf } from './help-files'

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

/** The documents of the demonstration's public notices. */
export const noticeFiles: readonly DemoFile[] = demoNotices.flatMap((notice, at) =>
  noticeDocuments.map(({ label, ending }, place) => ({
    key: `upload/publicnotice/${noticeFile(at, place)}`,
    bytes: () => (ending === 'pdf' ? guidePdf(label, noticeGuide(notice)) : priceSheet(notice.lots)),
  })),
)
