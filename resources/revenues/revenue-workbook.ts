import { checkValue } from '../schema/check'
import { parseDecimal } from '../schema/decimal-text'
import { fold } from '../schema/fold'
import { cellText, type SheetLine, underTitles } from '../schema/sheet-lines'
import type { RevenuePart } from './answers'
import { type ReadRevenueEntry, revenueEntryFields } from './revenue-entry'

/** Titles of the sheet that a supplier takes away and brings back. */
export const revenueWorkbookTitles = {
  code: 'Code',
  label: 'Libellé',
  observed: 'Montant observé HT',
  amount: 'Montant HT',
} as const

export interface RevenueWorkbookFault {
  line: number
  label: string
  fault: 'titles' | 'unknown' | 'twice' | 'amount'
}

/** The amounts of a sheet, found again by their code; every fault is told with its line. What is left out is left alone. */
export function readRevenueWorkbook(
  rows: readonly SheetLine[],
  parts: readonly Pick<RevenuePart, 'id' | 'code' | 'label'>[],
): { entries: ReadRevenueEntry[]; faults: RevenueWorkbookFault[] } {
  const sheet = underTitles(rows, revenueWorkbookTitles, ['code', 'amount'])
  if (!sheet) return { entries: [], faults: [{ line: 1, label: '', fault: 'titles' }] }
  const byCode = new Map(parts.map((part) => [fold(part.code), part]))
  const seen = new Set<number>()
  const [entries, faults]: [ReadRevenueEntry[], RevenueWorkbookFault[]] = [[], []]
  for (const row of sheet.rows) {
    const { line } = row
    const code = cellText(sheet.of(row, 'code'))
    const known = byCode.get(fold(code))
    const label = known?.label ?? (cellText(sheet.of(row, 'label')) || code)
    if (!known || seen.has(known.id)) {
      faults.push({ line, label, fault: known ? 'twice' : 'unknown' })
      continue
    }
    seen.add(known.id)
    const { value, message } = checkValue(
      revenueEntryFields.amount_ht,
      parseDecimal(cellText(sheet.of(row, 'amount'))) || null,
    )
    if (message) faults.push({ line, label, fault: 'amount' })
    entries.push({ id: known.id, amount_ht: (value as string | null) ?? null })
  }
  return { entries, faults }
}
