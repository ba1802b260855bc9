import { buffer } from 'node:stream/consumers'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { demoNotices, noticeDocuments, noticeFile, noticeGuide } from './demo/notices'
import { demoTenders } from './demo/tenders/demo-tenders'
import { paperFile } from './demo/tenders/load-papers'
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

const tenderFiles: readonly DemoFile[] = demoTenders.flatMap(({ number, label, families, document }) =>
  document
    ? [
        {
          key: `upload/publicnotice/${paperFile(number)}`,
          bytes: () =>
            guidePdf(document, [
              { title: 'Objet', points: [label] },
              { title: 'Lots', points: families },
              {
                title: 'Livraison',
                points: [
                  'Livraison franco à la cuisine, avant 10 h.',
                  'Camion entre 0 et 4 °C, relevé à la réception.',
                ],
              },
            ]),
        },
      ]
    : [],
)

/** The documents of the demonstration's consultations: of its public notices, and of its private tenders. */
export const noticeFiles: readonly DemoFile[] = tenderFiles.concat(
  demoNotices.flatMap((notice, at) =>
    noticeDocuments.map(({ label, ending }, place) => ({
      key: `upload/publicnotice/${noticeFile(at, place)}`,
      bytes: () => (ending === 'pdf' ? guidePdf(label, noticeGuide(notice)) : priceSheet(notice.lots)),
    })),
  ),
)
