import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { Answer } from '../schema/infer'
import { codeKey } from '../schema/reading/codes'
import { cellText, type LineMessage, type SheetLine, underTitles } from '../schema/sheet-lines'
import { sheetErrors } from '../schema/told'
import { answerLineFields } from './answer'
import { lacksFreeReason } from './free-lines'

/** Titles of the price sheet that a supplier takes away and brings back. */
export const priceSheetTitles = {
  code: 'Code',
  product: 'Produit',
  volume: 'Volume',
  unit: 'Unité',
  price: 'Prix',
  reference: 'Référence',
  comment: 'Commentaire',
} as const

const { tender_product_id, quotation, ref_supplier, comment } = answerLineFields
const readPrice = { tender_product_id, quotation, ref_supplier, comment }
/** `ref_supplier` and `comment` are absent where the sheet has no column for them: what was typed stays. */
export type ReadPrice = Values<typeof readPrice>

/** What is wrong in a line of a sheet. */
export interface LineFault {
  line: number
  fault: 'titles' | 'unknown' | 'twice' | 'price' | 'reference' | 'comment' | 'free' | 'noCode'
  /** What is told: the code, the line of before, what is said of the value. */
  value: string
}

/** `POST /consultation/{id}/lot/{lot}/workbook`: what was read, for the draft to take over; nothing when a line is wrong. */
export const priceSheetAnswer = {
  ...sheetErrors,
  lines: f.rows(readPrice, { label: 'Prix lus', required: true }),
}
export type PriceSheetAnswer = Answer<typeof priceSheetAnswer>

/**
 * The prices of a sheet that a supplier brings back, matched by the code of the product; every fault is told, each with its line.
 * Products that the sheet leaves out are left alone; an empty price takes one away.
 */
export function readPriceSheet(
  rows: readonly SheetLine[],
  products: readonly { id: number; code: string; unit: string }[],
  namesOf: (unit: string) => readonly string[],
): { lines: ReadPrice[]; faults: LineFault[]; remarks: LineMessage[] } {
  const sheet = underTitles(rows, priceSheetTitles, ['code', 'price'])
  if (!sheet) return { lines: [], faults: [{ line: 1, fault: 'titles', value: '' }], remarks: [] }
  const byCode = new Map(products.map((product) => [codeKey(product.code), product]))
  const seen = new Map<number, number>()
  const [lines, faults]: [ReadPrice[], LineFault[]] = [[], []]
  for (const row of sheet.rows) {
    const { line } = row
    const wrong = (fault: LineFault['fault'], value: string) => faults.push({ line, fault, value })
    const code = cellText(sheet.of(row, 'code'))
    const known = byCode.get(codeKey(code))
    const id = known?.id
    if (!code) wrong('noCode', '')
    else if (id === undefined) wrong('unknown', code)
    else if (seen.has(id)) wrong('twice', String(seen.get(id)))
    if (id === undefined || seen.has(id)) continue
    seen.set(id, line)
    const price = sheet.read(row, 'price', quotation, { per: known && namesOf(known.unit) })
    if (price.error !== undefined) wrong('price', price.error)
    const reference = sheet.read(row, 'reference', ref_supplier)
    if (reference.error !== undefined) wrong('reference', reference.error)
    const said = sheet.read(row, 'comment', comment)
    if (said.error !== undefined) wrong('comment', said.error)
    const read = {
      tender_product_id: id,
      quotation: (price.value as string | null) ?? null,
      ref_supplier: sheet.has('reference') ? ((reference.value as string | null) ?? null) : undefined,
      comment: sheet.has('comment') ? ((said.value as string | null) ?? null) : undefined,
    }
    if (lacksFreeReason(read)) wrong('free', '')
    lines.push(read)
  }
  return { lines, faults, remarks: sheet.remarks }
}
