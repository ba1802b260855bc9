import { makers } from '../data/names'
import { trades } from '../data/trades'
import type { Dataset, Kept, SeedRow } from '../dataset'
import { barcodesOf } from '../identifiers'
import { decimal, stream } from '../random'
import { flawOf, withFlaw } from './flaws'
import { linesOf } from './lines'
import { drawingIds } from './product-drawings'
import { type DemoProduct, demoProducts, isService } from './products'

/** Brands by the label of the families that they are made for. */
function brandsOf(data: Dataset): Map<string, Kept[]> {
  const map = new Map<string, Kept[]>()
  for (const [, brands = '', families = ''] of linesOf(makers))
    for (const family of families.split(' / '))
      map.set(
        family,
        brands.split(' / ').map((label) => data.rows('brand').find((row) => row.label === label) as Kept),
      )
  return map
}

/** Sells what is bio alone. */
const organicAlone = 'Terre et Saveurs Bio'

/** Who sells a product: the suppliers of its trade that have its family. */
function sellersOf(data: Dataset): (product: DemoProduct) => Kept[] {
  const named = new Map(linesOf(trades).map(([trade = '', names = '']) => [trade, names.split(' / ')]))
  return ({ trade, family, labels }) => {
    const family_id = data.id('family', 'label', family)
    return (named.get(trade) ?? [])
      .filter((name) => name !== organicAlone || labels.includes('BIO'))
      .map((name) => data.rows('supplier').find((row) => row.name === name) as Kept)
      .filter(({ family_ids }) => (family_ids as number[]).includes(family_id))
  }
}

interface Shelf {
  data: Dataset
  brands: Map<string, Kept[]>
  /** Files of the drawings by their names. */
  drawings: ReadonlyMap<string, number>
}

function productRow({ data, drawings }: Shelf, product: DemoProduct, rank: number): SeedRow {
  return {
    code: `P${String(rank).padStart(5, '0')}`,
    label: product.label,
    kind: isService(product) ? 'service' : 'product',
    subfamily_id: data.id('subfamily', 'label', product.subfamily),
    unit_id: data.id('unit', 'label', product.baseUnit),
    storagemode_id: product.storage ? data.id('storagemode', 'label', product.storage) : null,
    rate_id: data.id('rate', 'value', product.rate),
    label_ids: product.labels.map((code) => data.id('label', 'code', code)),
    image_file_id: drawings.get(product.picture) ?? null,
    date_active: '2024-01-01',
    active: !stream(`active ${product.code}`).chance(0.01),
  }
}

const initials = (name: string) =>
  name
    .split(/[ '-]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** A price of a product at a supplier, in ten-thousandths: anywhere in its range, to the cent. */
const priceOf = ({ code, lowest, highest }: DemoProduct, supplier: Kept) =>
  Math.max(
    100,
    Math.round((lowest + stream(`offer ${code} ${supplier.id}`).next() * (highest - lowest)) / 100) * 100,
  )

interface Offered {
  product: DemoProduct
  row: Kept
  supplier: Kept
}

const labelOf = ({ label, pack }: DemoProduct, brand?: Kept) =>
  [label, pack, brand?.label].filter(Boolean).join(' – ')

function articleRow({ data, brands }: Shelf, { product, row, supplier }: Offered): SeedRow {
  const random = stream(`article ${product.code} ${supplier.id}`)
  const unit = data.id('unit', 'label', product.baseUnit)
  const made = brands.get(product.family) ?? []
  const brand = made.length && random.chance(0.7) ? random.pick(made) : undefined
  const price = decimal(priceOf(product, supplier), 4)
  return {
    label: labelOf(product, brand),
    ref_supplier: `${initials(String(supplier.name))}-${String(row.id).padStart(5, '0')}`,
    ...(isService(product) ? {} : barcodesOf({ supplier: supplier.id, product: row.id })),
    product_id: row.id,
    supplier_id: supplier.id,
    platform_ids: [supplier.id],
    brand_id: brand?.id ?? null,
    manufacturer_id: brand?.manufacturer_id ?? null,
    family_id: data.id('family', 'label', product.family),
    origin_id: product.origin ? data.id('origin', 'label', product.origin) : null,
    label_ids: row.label_ids,
    storagemode_id: row.storagemode_id,
    rate_id: row.rate_id,
    quotation: price,
    price_ht: price,
    negotiation: unit,
    billing: unit,
    order_management: data.id('unit', 'label', product.orderUnit),
    coef_order_management: product.basePerOrder.toFixed(6),
    storage_management: unit,
    variable_weight: product.isCatchWeight,
    allergens: product.allergens,
    date_active: '2024-01-01',
    active: row.active,
  }
}

/** One line in four has a second brand, 5 to 15 % cheaper: what « Optimiser » has to propose. */
function secondBrand({ brands }: Shelf, { product, row, supplier }: Offered, offer: SeedRow): SeedRow[] {
  const random = stream(`second ${product.code}`)
  const others = (brands.get(product.family) ?? []).filter(({ id }) => id !== offer.brand_id)
  if (!others.length || !random.chance(0.25)) return []
  const brand = random.pick(others)
  const price = decimal(
    Math.max(1, Math.round(Number(offer.price_ht) * (0.85 + random.next() * 0.1) * 10_000)),
    4,
  )
  return [
    {
      ...offer,
      brand_id: brand.id,
      manufacturer_id: brand.manufacturer_id ?? null,
      label: labelOf(product, brand),
      ref_supplier: `${String(offer.ref_supplier)}B`,
      ...(isService(product) ? {} : barcodesOf({ supplier: supplier.id, product: row.id, variant: 1 })),
      quotation: price,
      price_ht: price,
    },
  ]
}

const periods = [
  ['2025-01-01', '2025-06-30', 0.965],
  ['2025-07-01', '2025-12-31', 0.985],
  ['2026-01-01', null, 1],
] as const

/** Last year's two prices and today's. */
function pricesOf({ id, price_ht, ref_supplier, active }: Kept): SeedRow[] {
  const flaw = active ? flawOf(ref_supplier) : undefined
  const today = Math.round(Number(price_ht) * 10_000)
  const before = flaw === 'price_variation_over_threshold' ? 0.92 : 1
  const known = flaw === 'missing_price' ? periods.slice(0, -1) : periods
  return known.map(([valid_from, valid_to, factor], index) => {
    const luck = stream(`price ${ref_supplier} ${valid_from}`).next() * 0.03
    const drift = index === 2 ? 1 : (factor + luck) * before
    const price = decimal(Math.max(1, Math.round(today * drift)), 4)
    const source = index === 0 ? 'tender' : 'price_update'
    return { article_id: id, valid_from, valid_to, quotation: price, price_ht: price, source }
  })
}

/** Each product offered by every supplier of its trade, some under two brands, at dated prices. */
export function addDemoArticles(data: Dataset): void {
  const shelf: Shelf = { data, brands: brandsOf(data), drawings: drawingIds(data) }
  const list = demoProducts()
  const fixtures = data.rows('product').length
  const rows = data.add(
    'product',
    list.map((product, index) => productRow(shelf, product, fixtures + index + 2)),
  )
  const sellers = sellersOf(data)
  const articles = list.flatMap((product, index) =>
    sellers(product).flatMap((supplier) => {
      const offered = { product, row: rows[index] as Kept, supplier }
      const offer = articleRow(shelf, offered)
      return [offer, ...secondBrand(shelf, offered, offer)].map(withFlaw)
    }),
  )
  data.add('article_price', data.add('article', articles).flatMap(pricesOf))
}
