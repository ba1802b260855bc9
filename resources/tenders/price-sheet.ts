import { checkValue } from '../schema/check'
import { parseDecimal } from '../schema/decimal-text'
import { fold } from '../schema/fold'
import { answerLineFields } from './answer'

/** Titles of the price sheet that a supplier takes away and brings back. */
export const priceSheetTitles = {
  code: 'Code',
  product: 'Produit',
  volume: 'Volume',
  unit: 'Unité',
  price: 'Prix',
  reference: 'Référence',
} as const

/** A row of a sheet: its number as a spreadsheet program shows it, and its cells. */
export interface SheetLine {
  line: number
  cells: readonly unknown[]
}

export interface ReadPrice {
  tender_product_id: number
  quotation: string | null
  /** Absent where the sheet has no column for it: what was typed stays. */
  ref_supplier?: string | null
}

/** What is wrong in a line of a sheet. */
export interface LineFault {
  line: number
  fault: 'titles' | 'unknown' | 'twice' | 'price' | 'reference' | 'noCode'
  /** What is told: the code, the line of before, what is said of the value. */
  value: string
}

/** `POST /consultation/{id}/lot/{lot}/workbook`: what was read, for the draft to take over; nothing when a line is wrong. */
export interface PriceSheetAnswer {
  lines: ReadPrice[]
  /** The first of them. */
  errors: { line: number; message: string }[]
  /** How many more there are. */
  more: number
}

/** Rows at the top among which the titles are looked for. */
const headRows = 10
const textOf = (cell: unknown) => String(cell ?? '').trim()

function placesOf(rows: readonly SheetLine[]) {
  for (const [at, { cells }] of rows.slice(0, headRows).entries()) {
    const titles = cells.map((cell) => fold(textOf(cell)))
    const place = (title: string) => titles.indexOf(fold(title))
    const [code, price] = [place(priceSheetTitles.code), place(priceSheetTitles.price)]
    if (code >= 0 && price >= 0) return { at, code, price, reference: place(priceSheetTitles.reference) }
  }
  return undefined
}

/** A price as it stands in a cell, a number or a French text. */
const priceIn = (cell: unknown) =>
  checkValue(answerLineFields.quotation, textOf(cell) ? parseDecimal(textOf(cell)) : null)

/**
 * The prices of a sheet that a supplier brings back, matched by the code of the product; every fault is told, each with its line.
 * Products that the sheet leaves out are left alone; an empty price takes one away.
 */
export function readPriceSheet(
  rows: readonly SheetLine[],
  products: readonly { id: number; code: string }[],
): { lines: ReadPrice[]; faults: LineFault[] } {
  const places = placesOf(rows)
  if (!places) return { lines: [], faults: [{ line: 1, fault: 'titles', value: '' }] }
  const byCode = new Map(products.map(({ id, code }) => [fold(code), id]))
  const seen = new Map<number, number>()
  const [lines, faults]: [ReadPrice[], LineFault[]] = [[], []]
  for (const { line, cells } of rows.slice(places.at + 1)) {
    if (cells.every((cell) => textOf(cell) === '')) continue
    const wrong = (fault: LineFault['fault'], value: string) => faults.push({ line, fault, value })
    const code = textOf(cells[places.code])
    const id = byCode.get(fold(code))
    if (!code) wrong('noCode', '')
    else if (id === undefined) wrong('unknown', code)
    else if (seen.has(id)) wrong('twice', String(seen.get(id)))
    if (id === undefined || seen.has(id)) continue
    seen.set(id, line)
    const price = priceIn(cells[places.price])
    if (price.message) wrong('price', price.message)
    const reference = checkValue(answerLineFields.ref_supplier, textOf(cells[places.reference]) || null)
    if (reference.message) wrong('reference', reference.message)
    lines.push({
      tender_product_id: id,
      quotation: (price.value as string | null) ?? null,
      ...(places.reference >= 0 && { ref_supplier: (reference.value as string | null) ?? null }),
    })
  }
  return { lines, faults }
}
