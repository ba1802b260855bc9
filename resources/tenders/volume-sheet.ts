import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe } from '../schema/pick'
import { codeKey } from '../schema/reading/codes'
import { cellText, type LineMessage, type SheetLine, underTitles } from '../schema/sheet-lines'
import { sheetErrors, told } from '../schema/told'
import { tenderProduct } from './tender-lot'

/** Titles of the sheet of volumes that is taken away and brought back. */
export const volumeSheetTitles = {
  code: 'Code',
  product: 'Produit',
  unit: 'Unité',
  volume: 'Volume',
  mandatory: 'Obligatoire',
  reference: 'Prix de référence',
} as const

/** A product of a lot as it is prepared. */
export const preparedProduct = {
  product_id: told.ref('product', 'Produit'),
  label: told.text('Libellé'),
  code: told.text('Code'),
  unit: told.text('Unité'),
  volume: tenderProduct.fields.volume,
  mandatory: tenderProduct.fields.mandatory,
  /** What it cost before: savings are told against it. */
  reference_price: tenderProduct.fields.reference_price,
}
export type PreparedProduct = Answer<typeof preparedProduct>

type Known = Omit<PreparedProduct, 'volume'>

export interface VolumeFault {
  line: number
  fault: 'titles' | 'unknown' | 'twice' | 'noCode' | 'empty' | 'volume' | 'mandatory' | 'reference'
  value: string
}

/** `POST /tender/lot/{id}/volumes/workbook`: what was read, for the grid to take over; nothing where a line is wrong. */
export const volumeSheetAnswer = { ...sheetErrors, rows: many('Lignes lues', preparedProduct) }
export type VolumeSheetAnswer = Answer<typeof volumeSheetAnswer>

/** Where volumes may come from, beside typing. */
export const volumeSources = {
  previous: 'Le dernier marché',
  orders: 'Les commandes reçues',
  request: 'Une demande de volumes consolidée',
} as const
export type VolumeSource = keyof typeof volumeSources

/** What a source is asked with; the period is that of received orders. */
export const volumeSourceFields = {
  source: f.select(volumeSources, { label: 'Reprendre les volumes depuis', required: true }),
  from: f.date({ label: 'Du' }),
  to: f.date({ label: 'Au' }),
} as const

/** `GET /tender/lot/{id}/volumes`: volumes of the family's products, in base units, and where they come from. */
export const sourcedVolumes = {
  /** The former tender's code, or what the request is called; null for received orders. */
  origin: maybe(told.text('Origine')),
  rows: many('Produits', preparedProduct),
  /** How many products of the lot's family it says nothing of. */
  without: told.int('Produits sans volume'),
}
export type SourcedVolumes = Answer<typeof sourcedVolumes>

const { volume, mandatory, reference_price: reference } = tenderProduct.fields

/**
 * The volumes of a sheet, matched by the code of the product among those of the lot's family; every fault is told with its line.
 * Products that the sheet leaves out are left alone.
 */
export function readVolumeSheet(
  rows: readonly SheetLine[],
  products: readonly Known[],
  namesOf: (unit: string) => readonly string[],
): { rows: PreparedProduct[]; faults: VolumeFault[]; remarks: LineMessage[] } {
  const sheet = underTitles(rows, volumeSheetTitles, ['code', 'volume'])
  if (!sheet) return { rows: [], faults: [{ line: 1, fault: 'titles', value: '' }], remarks: [] }
  const byCode = new Map(products.map((product) => [codeKey(product.code), product]))
  const seen = new Map<number, number>()
  const [read, faults]: [PreparedProduct[], VolumeFault[]] = [[], []]
  for (const row of sheet.rows) {
    const { line } = row
    const wrong = (fault: VolumeFault['fault'], value: string) => faults.push({ line, fault, value })
    const code = cellText(sheet.of(row, 'code'))
    const known = byCode.get(codeKey(code))
    const before = known && seen.get(known.product_id)
    if (!code) wrong('noCode', '')
    else if (!known) wrong('unknown', code)
    else if (before) wrong('twice', String(before))
    if (!known || before) continue
    seen.set(known.product_id, line)
    const isFilled = (name: keyof typeof volumeSheetTitles) => cellText(sheet.of(row, name)) !== ''
    const amount = sheet.read(row, 'volume', volume)
    if (!isFilled('volume')) wrong('empty', code)
    else if (amount.error !== undefined) wrong('volume', amount.error)
    const isAsked = isFilled('mandatory') ? sheet.read(row, 'mandatory', mandatory) : { value: undefined }
    if (isAsked.error !== undefined) wrong('mandatory', cellText(sheet.of(row, 'mandatory')))
    const price = sheet.read(row, 'reference', reference, { per: namesOf(known.unit) })
    if (price.error !== undefined) wrong('reference', price.error)
    read.push({
      ...known,
      volume: String(amount.value ?? '0'),
      mandatory: typeof isAsked.value === 'boolean' ? isAsked.value : known.mandatory,
      reference_price: isFilled('reference') ? String(price.value ?? '') || null : known.reference_price,
    })
  }
  return { rows: read, faults, remarks: sheet.remarks }
}
