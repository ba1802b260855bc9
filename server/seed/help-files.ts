import { buffer } from 'node:stream/consumers'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { sheetPdf } from '../trade/sheet-pdf'
import { families } from './data/families'
import { coldZones } from './demo/demo-picture'
import { familyPicture, pictureName } from './demo/family-pictures'
import { coverName, helpCover } from './demo/help-covers'
import { demoCovers, demoFiles, demoName, isGuide } from './demo/help-documents'
import { type Guide, helpGuides } from './demo/help-guides'
import { drawing, drawingKey, drawingNames } from './demo/product-drawings'
import { claimLetter } from './demo/word-document'

/** A page or two of a document: titles and their points. */
export const guidePdf = (title: string, guide: Guide): Promise<Buffer> =>
  sheetPdf({
    title,
    author: 'Valaé',
    over: 'Document de démonstration – Portail Achats, Valaé',
    at: new Date('2026-03-01T06:00:00Z'),
    facts: [],
    columns: [],
    groups: guide.map(({ title, points }) => ({ title, points })),
  })

const countingSheet = (): Promise<Buffer> =>
  buffer(
    writeWorkbook({
      sheets: [
        {
          name: 'Comptage',
          columns: ['Lieu', 'Article', 'Unité', 'Quantité comptée', 'Observation'].map((header) => ({
            header,
            width: 24,
          })),
          rows: [
            [
              ['Chambre froide', 'Comté portion', 'kg', null, null],
              ['Réserve', 'Lait UHT', 'L', null, null],
            ],
          ],
        },
      ],
    }),
  )

function bytesOf(file: string): Promise<Buffer> | Buffer {
  if (isGuide(file)) return guidePdf(file.replace(/\.pdf$/, ''), helpGuides[file])
  if (file.endsWith('.docx')) return claimLetter()
  return file.endsWith('.xlsx') ? countingSheet() : coldZones()
}

/** A file of the demonstration: where the store keeps it, and how its bytes are made. */
export interface DemoFile {
  key: string
  bytes: () => Promise<Buffer> | Buffer
}

/** The files of the demonstration's help centre, and the pictures of its families and products. */
export const helpFiles: readonly DemoFile[] = [
  ...demoFiles.map((file, index) => ({
    key: `upload/helpcenter/${demoName(index)}`,
    bytes: () => bytesOf(file),
  })),
  ...demoCovers.map((cover) => ({
    key: `upload/helpcenter/image/${coverName(cover)}`,
    bytes: () => helpCover(cover),
  })),
  ...families.map(({ label }, index) => ({
    key: `upload/family/${pictureName(index)}`,
    bytes: () => familyPicture(label),
  })),
  ...drawingNames().map((name) => ({ key: drawingKey(name), bytes: () => drawing(name) })),
]
