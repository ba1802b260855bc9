import { checkValue } from '../schema/check'
import { parseDecimal } from '../schema/decimal-text'
import { fold } from '../schema/fold'
import { entryFields, type PriceEntry } from './price-entry'

/** Titles of the grid that a supplier takes away and brings back. */
export const workbookTitles = {
  reference: 'Référence',
  label: 'Article',
  unit: 'Unité',
  last: 'Dernier prix',
  price: 'Nouveau prix',
  available: 'Disponible',
  packaging: 'Changement de conditionnement',
  comment: 'Commentaire',
} as const

export interface WorkbookRow {
  line: number
  cells: readonly unknown[]
}

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

/** Rows at the top among which the titles are looked for. */
const headRows = 10
const textOf = (cell: unknown) => String(cell ?? '').trim()
const names = Object.keys(workbookTitles) as (keyof typeof workbookTitles)[]

function placesOf(rows: readonly WorkbookRow[]) {
  for (const [at, { cells }] of rows.slice(0, headRows).entries()) {
    const titles = cells.map((cell) => fold(textOf(cell)))
    const places = Object.fromEntries(
      names.map((name) => [name, titles.indexOf(fold(workbookTitles[name]))]),
    ) as Record<keyof typeof workbookTitles, number>
    if (places.reference >= 0 && places.price >= 0) return { at, places }
  }
  return undefined
}

const words: Readonly<Record<string, boolean>> = { '': true, oui: true, non: false }

function readRow(of: (name: keyof typeof workbookTitles) => unknown): {
  values: Omit<PriceEntry, 'id'>
  faults: PriceFault['fault'][]
} {
  const faults: PriceFault['fault'][] = []
  const price = parseDecimal(textOf(of('price')))
  const isNegative = /^-\d/.test(price)
  const quotation = checkValue(entryFields.quotation, price || null)
  if (isNegative) faults.push('positive')
  else if (quotation.message) faults.push('notNumber')
  const available = words[fold(textOf(of('available')))]
  if (available === undefined) faults.push('yesNo')
  const [packaging, comment] = (['packaging', 'comment'] as const).map((name) =>
    checkValue(entryFields[name], textOf(of(name)) || null),
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
  rows: readonly WorkbookRow[],
  lines: readonly Known[],
): { entries: PriceEntry[]; faults: PriceFault[] } {
  const head = placesOf(rows)
  if (!head) return { entries: [], faults: [{ line: 1, article: '', fault: 'titles' }] }
  const byReference = new Map(
    lines.flatMap((line) => (line.ref_supplier ? [[fold(line.ref_supplier), line]] : [])),
  )
  const byLabel = new Map(lines.map((line) => [fold(line.label), line]))
  const seen = new Set<number>()
  const entries: PriceEntry[] = []
  const faults: PriceFault[] = []
  for (const { line, cells } of rows.slice(head.at + 1)) {
    if (cells.every((cell) => textOf(cell) === '')) continue
    const of = (name: keyof typeof workbookTitles) => cells[head.places[name]]
    const reference = textOf(of('reference'))
    const known = reference ? byReference.get(fold(reference)) : byLabel.get(fold(textOf(of('label'))))
    const article = known?.label ?? (textOf(of('label')) || reference)
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

/** `POST /price-request/{id}/workbook`: what was read, for the draft to take over; nothing where a line is wrong. */
export interface WorkbookAnswer {
  entries: PriceEntry[]
  errors: { line: number; message: string }[]
  more: number
}
