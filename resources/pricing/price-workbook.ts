import { fold } from '../schema/fold'
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
import { entryFields, lacksWhy, type ReadPriceEntry } from './price-entry'

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
  taken: takenTitle,
} as const

const { price, available, packaging, comment } = workbookTitles
/** What is typed of an article, and under which title. */
const typed = { quotation: price, available, packaging, comment }
export const typedPrices = Object.keys(typed)

/** What is wrong in a line of a workbook. */
export interface PriceFault {
  line: number
  article: string
  fault: 'titles' | 'unknown' | 'twice' | 'positive' | 'price' | 'available' | 'packaging' | 'comment' | 'why'
  /** What is told: the line of before, what is said of the value. */
  value: string
}

interface Known {
  id: number
  label: string
  ref_supplier: string | null
  /** The unit that the price is of. */
  unit: string
  last_quotation: string | null
  /** What stands of it now. */
  quotation: string | null
  available: boolean
  packaging: string | null
  comment: string | null
}

/** What the workbook is held against: the articles that are asked, and what a fall in price is explained from on (percent). */
interface AskedPrices {
  rows: readonly Known[]
  fall_pct: string
}

type Sheet = NonNullable<ReturnType<typeof underTitles<keyof typeof workbookTitles>>>

function readRow(
  sheet: Sheet,
  row: SheetLine,
  per: readonly string[],
): { values: Omit<ReadPriceEntry, 'id'>; faults: Pick<PriceFault, 'fault' | 'value'>[] } {
  const faults: Pick<PriceFault, 'fault' | 'value'>[] = []
  const read = (name: 'price' | 'available' | 'packaging' | 'comment') => {
    const field = name === 'price' ? entryFields.quotation : entryFields[name]
    const { value, error } = sheet.read(row, name, field, { per })
    const isNegative = name === 'price' && /^[-\u2212]/.test(cellText(sheet.of(row, name)))
    if (isNegative) faults.push({ fault: 'positive', value: '' })
    else if (error !== undefined) faults.push({ fault: name, value: error })
    return value
  }
  const [quotation, packaging, comment] = (['price', 'packaging', 'comment'] as const).map(
    (name) => (read(name) as string | null | undefined) ?? null,
  )
  // Where nothing is said, the article is available.
  const available = cellText(sheet.of(row, 'available')) === '' || read('available') !== false
  return {
    values: {
      quotation: quotation ?? null,
      available,
      packaging: packaging ?? null,
      comment: comment ?? null,
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
  { rows: lines, fall_pct }: AskedPrices,
  namesOf: (unit: string) => readonly string[],
): BroughtSheet<ReadPriceEntry, PriceFault> {
  const sheet = underTitles(rows, workbookTitles, ['reference', 'price'])
  if (!sheet) return { ...nothingRead, faults: [{ line: 1, article: '', fault: 'titles', value: '' }] }
  const byReference = new Map(
    lines.flatMap((line) => (line.ref_supplier ? [[codeKey(line.ref_supplier), line]] : [])),
  )
  const byLabel = new Map(lines.map((line) => [fold(line.label), line]))
  const seen = new Map<number, number>()
  const [entries, mine]: [ReadPriceEntry[], ReadPriceEntry[]] = [[], []]
  const faults: PriceFault[] = []
  const crossed: CrossedRow[] = []
  for (const row of sheet.rows) {
    const { line } = row
    const reference = cellText(sheet.of(row, 'reference'))
    const known = reference
      ? byReference.get(codeKey(reference))
      : byLabel.get(fold(cellText(sheet.of(row, 'label'))))
    const article = known?.label ?? (cellText(sheet.of(row, 'label')) || reference)
    const before = known && seen.get(known.id)
    if (!known || before !== undefined) {
      faults.push({ line, article, fault: known ? 'twice' : 'unknown', value: String(before ?? '') })
      continue
    }
    seen.set(known.id, line)
    const { values: brought, faults: wrong } = readRow(sheet, row, namesOf(known.unit))
    const taken = cellText(sheet.of(row, 'taken'))
    const { quotation, available, packaging, comment } = known
    const present = { quotation, available, packaging, comment }
    const joined = joinTaken(typedPrices, { taken, brought, present })
    const values = { ...brought, ...joined.values }
    if (joined.conflicts.length) {
      crossed.push(crossedRow(joined.conflicts, { line, row: known.id, label: article, titles: typed }))
      mine.push({ id: known.id, ...brought, ...joined.mine })
    }
    if (lacksWhy({ ...values, last_quotation: known.last_quotation }, fall_pct))
      wrong.push({ fault: 'why', value: '' })
    faults.push(...wrong.map((fault) => ({ line, article, ...fault })))
    entries.push({ id: known.id, ...values })
  }
  return { entries, faults, remarks: sheet.remarks, crossed, mine }
}
