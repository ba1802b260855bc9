import { checkValue } from '../schema/check'
import { parseDecimal } from '../schema/decimal-text'
import { fold } from '../schema/fold'
import { cellText, type SheetLine, underTitles } from '../schema/sheet-lines'
import type { VolumeAnswerLine } from './answers'
import { type ReadVolumeEntry, volumeEntryFields } from './volume-entry'

/** Titles of the sheet that a member takes away and brings back. */
export const volumeWorkbookTitles = {
  code: 'Code',
  product: 'Produit',
  family: 'Famille',
  unit: 'Unité',
  prefilled: 'Volume prérempli',
  volume: 'Volume',
  comment: 'Commentaire',
} as const

export interface VolumeWorkbookFault {
  line: number
  product: string
  fault: 'titles' | 'unknown' | 'twice' | 'volume' | 'comment'
}

/** The volumes of a sheet, found again by the product's code; every fault is told with its line. Products left out are left alone. */
export function readVolumeWorkbook(
  rows: readonly SheetLine[],
  lines: readonly Pick<VolumeAnswerLine, 'id' | 'code' | 'label'>[],
): { entries: ReadVolumeEntry[]; faults: VolumeWorkbookFault[] } {
  const sheet = underTitles(rows, volumeWorkbookTitles, ['code', 'volume'])
  if (!sheet) return { entries: [], faults: [{ line: 1, product: '', fault: 'titles' }] }
  const byCode = new Map(lines.map((line) => [fold(line.code), line]))
  const seen = new Set<number>()
  const [entries, faults]: [ReadVolumeEntry[], VolumeWorkbookFault[]] = [[], []]
  for (const row of sheet.rows) {
    const { line } = row
    const code = cellText(sheet.of(row, 'code'))
    const known = byCode.get(fold(code))
    const product = known?.label ?? (cellText(sheet.of(row, 'product')) || code)
    if (!known || seen.has(known.id)) {
      faults.push({ line, product, fault: known ? 'twice' : 'unknown' })
      continue
    }
    seen.add(known.id)
    const quantity = checkValue(
      volumeEntryFields.quantity,
      parseDecimal(cellText(sheet.of(row, 'volume'))) || null,
    )
    const comment = checkValue(volumeEntryFields.comment, cellText(sheet.of(row, 'comment')) || null)
    if (quantity.message) faults.push({ line, product, fault: 'volume' })
    if (comment.message) faults.push({ line, product, fault: 'comment' })
    entries.push({
      id: known.id,
      quantity: (quantity.value as string | null) ?? null,
      comment: (comment.value as string | null) ?? null,
    })
  }
  return { entries, faults }
}
