import { checkValue } from '../schema/check'
import { parseDecimal } from '../schema/decimal-text'
import { fold } from '../schema/fold'
import { lookup } from '../schema/lookup'
import { cellText, type SheetLine, underTitles } from '../schema/sheet-lines'
import { entryFields, type ReadPriceEntry } from './price-entry'

/** Titles of the grid that a supplier takes away and brings back. */
export const workbookTitles = {
  reference: 'Référence',
  label: 'Article',
  unit: 'Unité',
  last: 'Dernier prix',
  market: 'Cotation',
  price: 'Nouveau prix',
  available: 'Disponible',
  packaging: 'Changement de conditionnement',
  comment: 'Commentaire',
} as const

/** What is wrong in a line of a workbook. */
export interface PriceFault {
  line: number
  article: string
  fault: 'titles' | 'unknown' | 'twice' | 'positive' | 'notNumber' | 'tooLong' | 'yesNo'
}

interface Known {
  id: number
  label: string
  ref_supplier: string | null
}

const words: Readonly<Record<string, boolean>> = lookup({ '': true, oui: true, non: false })

function readRow(of: (name: keyof typeof workbookTitles) => unknown): {
  values: Omit<ReadPriceEntry, 'id'>
  faults: PriceFault['fault'][]
} {
  const faults: PriceFault['fault'][] = []
  const price = parseDecimal(cellText(of('price')))
  const isNegative = /^-\d/.test(price)
  const quotation = checkValue(entryFields.quotation, price || null)
  if (isNegative) faults.push('positive')
  else if (quotation.message) faults.push('notNumber')
  const available = words[fold(cellText(of('available')))]
  if (available === undefined) faults.push('yesNo')
  const [packaging, comment] = (['packaging', 'comment'] as const).map((name) =>
    checkValue(entryFields[name], cellText(of(name)) || null),
  )
  if (packaging?.message || comment?.message) faults.push('tooLong')
  return {
    values: {
      quotation: (quotation.value as string | null) ?? null,
      available: available ?? true,
      packaging: (packaging?.value as string | null) ?? null,
      comment: (comment?.value as string | null) ?? null,
    },
    faults,
  }
}

/**
 * The prices of a workbook that a supplier brings back, found again by the reference, or by the label where it has none; every
 * fault is told with its line and article. Articles that the workbook leaves out are left alone.
 */
export function readWorkbook(
  rows: readonly SheetLine[],
  lines: readonly Known[],
): { entries: ReadPriceEntry[]; faults: PriceFault[] } {
  const sheet = underTitles(rows, workbookTitles, ['reference', 'price'])
  if (!sheet) return { entries: [], faults: [{ line: 1, article: '', fault: 'titles' }] }
  const byReference = new Map(
    lines.flatMap((line) => (line.ref_supplier ? [[fold(line.ref_supplier), line]] : [])),
  )
  const byLabel = new Map(lines.map((line) => [fold(line.label), line]))
  const seen = new Set<number>()
  const entries: ReadPriceEntry[] = []
  const faults: PriceFault[] = []
  for (const row of sheet.rows) {
    const { line } = row
    const of = (name: keyof typeof workbookTitles) => sheet.of(row, name)
    const reference = cellText(of('reference'))
    const known = reference ? byReference.get(fold(reference)) : byLabel.get(fold(cellText(of('label'))))
    const article = known?.label ?? (cellText(of('label')) || reference)
    if (!known || seen.has(known.id)) {
      faults.push({ line, article, fault: known ? 'twice' : 'unknown' })
      continue
    }
    seen.add(known.id)
    const { values, faults: wrong } = readRow(of)
    faults.push(...wrong.map((fault) => ({ line, article, fault })))
    entries.push({ id: known.id, ...values })
  }
  return { entries, faults }
}
