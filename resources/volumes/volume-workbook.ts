import { codeKey } from '../schema/reading/codes'
import {
  type BroughtSheet,
  type CrossedRow,
  cellText,
  nothingRead,
  type SheetLine,
  underTitles,
} from '../schema/sheet-lines'
import { crossedRow, joinTaken, takenTitle } from '../trade/taken-cells'
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
  taken: takenTitle,
} as const

/** What is typed of a product, and under which title. */
const typed = { quantity: volumeWorkbookTitles.volume, comment: volumeWorkbookTitles.comment }
export const typedVolumes = Object.keys(typed)

export interface VolumeWorkbookFault {
  line: number
  product: string
  fault: 'titles' | 'unknown' | 'twice' | 'volume' | 'comment'
  /** What is told: the line of before, what is said of the value. */
  value: string
}

/** The volumes of a sheet, found again by the product's code; every fault is told with its line. Products left out are left alone. */
export function readVolumeWorkbook(
  rows: readonly SheetLine[],
  lines: readonly Pick<VolumeAnswerLine, 'id' | 'code' | 'label' | 'quantity' | 'comment'>[],
): BroughtSheet<ReadVolumeEntry, VolumeWorkbookFault> {
  const sheet = underTitles(rows, volumeWorkbookTitles, ['code', 'volume'])
  if (!sheet) return { ...nothingRead, faults: [{ line: 1, product: '', fault: 'titles', value: '' }] }
  const byCode = new Map(lines.map((line) => [codeKey(line.code), line]))
  const seen = new Map<number, number>()
  const [entries, faults]: [ReadVolumeEntry[], VolumeWorkbookFault[]] = [[], []]
  const [crossed, mine]: [CrossedRow[], ReadVolumeEntry[]] = [[], []]
  for (const row of sheet.rows) {
    const { line } = row
    const code = cellText(sheet.of(row, 'code'))
    const known = byCode.get(codeKey(code))
    const product = known?.label ?? (cellText(sheet.of(row, 'product')) || code)
    const before = known && seen.get(known.id)
    if (!known || before !== undefined) {
      faults.push({ line, product, fault: known ? 'twice' : 'unknown', value: String(before ?? '') })
      continue
    }
    seen.set(known.id, line)
    const quantity = sheet.read(row, 'volume', volumeEntryFields.quantity)
    const comment = sheet.read(row, 'comment', volumeEntryFields.comment)
    if (quantity.error !== undefined) faults.push({ line, product, fault: 'volume', value: quantity.error })
    if (comment.error !== undefined) faults.push({ line, product, fault: 'comment', value: comment.error })
    const joined = joinTaken(typedVolumes, {
      taken: cellText(sheet.of(row, 'taken')),
      brought: { quantity: quantity.value as string | null, comment: comment.value as string | null },
      present: { quantity: known.quantity, comment: known.comment },
    })
    const entryOf = ({ quantity: volume, comment: said }: Readonly<Record<string, unknown>>) => ({
      id: known.id,
      quantity: (volume as string | null) ?? null,
      comment: (said as string | null) ?? null,
    })
    entries.push(entryOf(joined.values))
    if (!joined.conflicts.length) continue
    crossed.push(crossedRow(joined.conflicts, { line, row: known.id, label: product, titles: typed }))
    mine.push(entryOf(joined.mine))
  }
  return { entries, faults, remarks: sheet.remarks, crossed, mine }
}
