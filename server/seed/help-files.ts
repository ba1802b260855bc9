import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { families } from './data/families'
import { coldZones } from './demo/demo-picture'
import { familyPicture, pictureName } from './demo/family-pictures'
import { coverName, helpCover } from './demo/help-covers'
import { demoCovers, demoFiles, demoName, isGuide } from './demo/help-documents'
import { type Guide, helpGuides } from './demo/help-guides'
import { claimLetter } from './demo/word-document'

/** A page or two of a document: titles and their points. */
export function guidePdf(title: string, guide: Guide): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'fr',
    info: { Title: title, Author: 'Valaé', CreationDate: new Date('2026-03-01T06:00:00Z') },
  })
  pdf.rect(0, 0, 595, 96).fill('#14532d')
  pdf.fillColor('#ffffff').font('Helvetica-Bold').fontSize(24).text(title, 56, 36)
  pdf.fillColor('#1d2733').y = 130
  for (const part of guide) {
    pdf.font('Helvetica-Bold').fontSize(15).text(part.title, 56).moveDown(0.4)
    pdf.font('Helvetica').fontSize(11)
    for (const point of part.points) pdf.text(`•  ${point}`, { indent: 0, lineGap: 3 }).moveDown(0.4)
    pdf.moveDown(0.8)
  }
  pdf.fillColor('#56616e').fontSize(9).text('Document de démonstration – Portail Achats, Valaé.')
  pdf.end()
  return buffer(pdf)
}

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

/** The files of the demonstration's help centre, and the pictures of its families. */
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
]
