import type { Allergen } from '../../../resources/catalogue/allergens'
import type { FamilyData } from '../data/family'
import { makers } from '../data/names'
import type { Dataset, Kept, SeedRow } from '../dataset'
import { barcodesOf } from '../identifiers'
import { decimal, stream } from '../random'
import { flawOf, withFlaw } from './flaws'
import { linesOf } from './lines'
import { type DemoProduct, demoProducts, labelCodes, productLabel } from './products'

const foreign = ['Espagne', 'Italie', 'Belgique', 'Pays-Bas', 'Allemagne', 'Maroc', 'Union européenne']
const allergens: readonly (readonly [RegExp, Allergen])[] = [
  [/Pains|Pâtisseries|Pâtes|Biscuits/, 'gluten'],
  [/Laits|Fromages|Yaourts|Beurres/, 'milk'],
  [/œufs|mayonnaise|Pâtisseries/, 'eggs'],
  [/mer/, 'fish'],
  [/alcoolis/, 'sulphites'],
]

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

function suppliersOf(data: Dataset): Map<number, Kept[]> {
  const active = data.rows('supplier').filter((row) => row.supplier_status_id !== 2)
  return new Map(
    data
      .rows('family')
      .map(({ id }) => [id, active.filter((row) => (row.family_ids as number[]).includes(id))]),
  )
}

/** What is told of a food: what its family holds, else mostly that there is nothing; of some nobody said. */
function allergensOf({ label, catalog }: FamilyData, code: unknown): string[] {
  const held = allergens.filter(([word]) => word.test(label)).map(([, name]) => name)
  if (held.length || catalog !== 1) return held
  return stream(`allergens ${code}`).chance(0.8) ? ['none'] : []
}

interface Shelf {
  data: Dataset
  brands: Map<string, Kept[]>
  suppliers: Map<number, Kept[]>
}

function productRow({ data }: Shelf, product: DemoProduct, rank: number): SeedRow {
  const { family, subfamily } = product
  return {
    code: `P${String(rank).padStart(5, '0')}`,
    label: productLabel(product),
    kind: family.kind ?? 'product',
    subfamily_id: data.id('subfamily', 'label', subfamily.label),
    unit_id: data.id('unit', 'label', family.unit),
    storagemode_id: family.storage ? data.id('storagemode', 'label', family.storage) : null,
    rate_id: data.id('rate', 'label', family.rate),
    label_ids: labelCodes(product).map((code) => data.id('label', 'code', code)),
    date_active: '2024-01-01',
    active: !stream(`active ${rank}`).chance(0.02),
  }
}

const initials = (name: string) =>
  name
    .split(/[ '-]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

function articleRow(
  { data, brands }: Shelf,
  product: DemoProduct,
  { row, supplier }: { row: Kept; supplier: Kept },
): SeedRow {
  const random = stream(`article ${row.code} ${supplier.id}`)
  const { family, order, coefficient } = product
  const unit = data.id('unit', 'label', family.unit)
  const made = brands.get(family.label) ?? []
  const brand = made.length && random.chance(0.7) ? random.pick(made) : undefined
  const price = Math.max(1, Math.round(product.price * (0.94 + random.next() * 0.14) * 100))
  const local = /France|local|Label Rouge/.test(product.variant) || random.chance(0.6)
  return {
    label: brand ? `${row.label} – ${brand.label}` : row.label,
    ref_supplier: `${initials(String(supplier.name))}-${String(row.id).padStart(5, '0')}`,
    ...(row.kind === 'service' ? {} : barcodesOf({ supplier: supplier.id, product: row.id })),
    product_id: row.id,
    supplier_id: supplier.id,
    platform_ids: [supplier.id],
    brand_id: brand?.id ?? null,
    manufacturer_id: brand?.manufacturer_id ?? null,
    family_id: data.id('family', 'label', family.label),
    origin_id:
      family.catalog === 1 ? data.id('origin', 'label', local ? 'France' : random.pick(foreign)) : null,
    label_ids: row.label_ids,
    storagemode_id: row.storagemode_id,
    rate_id: row.rate_id,
    quotation: decimal(price, 4),
    price_ht: decimal(price, 4),
    negotiation: unit,
    billing: unit,
    order_management: data.id('unit', 'label', order),
    coef_order_management: coefficient.toFixed(6),
    storage_management: unit,
    variable_weight: family.unit === 'Kilogramme' && /Viandes|Volailles|mer frais/.test(family.label),
    allergens: allergensOf(family, row.code),
    date_active: '2024-01-01',
    active: row.active,
  }
}

/** The suppliers of the scenarios, of which every demonstrated cart is made. */
const lastOfScenarios = 5

/** The same need under a second brand, cheaper: what « Optimiser » has to propose. */
function secondBrand({ brands }: Shelf, family: string, row: SeedRow): SeedRow[] {
  const random = stream(`second ${String(row.ref_supplier)}`)
  const others = (brands.get(family) ?? []).filter(({ id }) => id !== row.brand_id)
  if (Number(row.supplier_id) > lastOfScenarios || !others.length || !random.chance(0.35)) return []
  const brand = random.pick(others)
  const price = decimal(
    Math.max(1, Math.round(Number(row.price_ht) * (0.84 + random.next() * 0.14) * 10_000)),
    4,
  )
  const label = `${String(row.label).replace(/ – [^–]+$/, (end) => (row.brand_id ? '' : end))} – ${brand.label}`
  const made = { brand_id: brand.id, manufacturer_id: brand.manufacturer_id ?? null }
  return [
    {
      ...row,
      ...made,
      label,
      ref_supplier: `${String(row.ref_supplier)}B`,
      ...(row.gtin
        ? barcodesOf({ supplier: Number(row.supplier_id), product: Number(row.product_id), variant: 1 })
        : {}),
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

/** 5,000 products, each offered by one supplier or two, some under two brands, at dated prices. */
export function addDemoArticles(data: Dataset): void {
  const shelf: Shelf = { data, brands: brandsOf(data), suppliers: suppliersOf(data) }
  const list = demoProducts()
  const fixtures = data.rows('product').length
  const rows = data.add(
    'product',
    list.map((product, index) => productRow(shelf, product, fixtures + index + 2)),
  )
  const articles = list.flatMap((product, index) => {
    const row = rows[index] as Kept
    const random = stream(`offer ${row.code}`)
    const sellers = shelf.suppliers.get(data.id('family', 'label', product.family.label)) ?? []
    const chosen = random.some(sellers, random.chance(0.26) ? 2 : 1)
    const offers = chosen.map((supplier) => articleRow(shelf, product, { row, supplier }))
    return offers
      .flatMap((offer) => [offer, ...secondBrand(shelf, product.family.label, offer)])
      .map(withFlaw)
  })
  data.add('article_price', data.add('article', articles).flatMap(pricesOf))
}
