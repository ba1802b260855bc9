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
import type { RevenuePart } from './answers'
import { type ReadRevenueEntry, revenueEntryFields } from './revenue-entry'

/** Titles of the sheet that a supplier takes away and brings back. */
export const revenueWorkbookTitles = {
  code: 'Code',
  label: 'Libellé',
  observed: 'Montant observé HT',
  amount: 'Montant HT',
  taken: takenTitle,
} as const

/** What is typed of a part, and under which title. */
const typed = { amount_ht: revenueWorkbookTitles.amount }
export const typedRevenues = Object.keys(typed)

export interface RevenueWorkbookFault {
  line: number
  label: string
  fault: 'titles' | 'unknown' | 'twice' | 'amount'
  /** What is told: the line of before, what is said of the value. */
  value: string
}

/** The amounts of a sheet, found again by their code; every fault is told with its line. What is left out is left alone. */
export function readRevenueWorkbook(
  rows: readonly SheetLine[],
  parts: readonly Pick<RevenuePart, 'id' | 'code' | 'label' | 'amount_ht'>[],
): BroughtSheet<ReadRevenueEntry, RevenueWorkbookFault> {
  const sheet = underTitles(rows, revenueWorkbookTitles, ['code', 'amount'])
  if (!sheet) return { ...nothingRead, faults: [{ line: 1, label: '', fault: 'titles', value: '' }] }
  const byCode = new Map(parts.map((part) => [codeKey(part.code), part]))
  const seen = new Map<number, number>()
  const [entries, faults]: [ReadRevenueEntry[], RevenueWorkbookFault[]] = [[], []]
  const [crossed, mine]: [CrossedRow[], ReadRevenueEntry[]] = [[], []]
  for (const row of sheet.rows) {
    const { line } = row
    const code = cellText(sheet.of(row, 'code'))
    const known = byCode.get(codeKey(code))
    const label = known?.label ?? (cellText(sheet.of(row, 'label')) || code)
    const before = known && seen.get(known.id)
    if (!known || before !== undefined) {
      faults.push({ line, label, fault: known ? 'twice' : 'unknown', value: String(before ?? '') })
      continue
    }
    seen.set(known.id, line)
    const { value, error } = sheet.read(row, 'amount', revenueEntryFields.amount_ht)
    if (error !== undefined) faults.push({ line, label, fault: 'amount', value: error })
    const joined = joinTaken(typedRevenues, {
      taken: cellText(sheet.of(row, 'taken')),
      brought: { amount_ht: value as string | null },
      present: { amount_ht: known.amount_ht },
    })
    const entryOf = ({ amount_ht }: Readonly<Record<string, unknown>>) => ({
      id: known.id,
      amount_ht: (amount_ht as string | null) ?? null,
    })
    entries.push(entryOf(joined.values))
    if (!joined.conflicts.length) continue
    crossed.push(crossedRow(joined.conflicts, { line, row: known.id, label, titles: typed }))
    mine.push(entryOf(joined.mine))
  }
  return { entries, faults, remarks: sheet.remarks, crossed, mine }
}
