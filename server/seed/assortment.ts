import { seedFile } from './seed-file'

/** What kind of house buys a line. */
export const buyers = ['hôpital', 'scolaire', 'médico-social', 'hôtel'] as const
export type Buyer = (typeof buyers)[number]

/** A line of the assortment: one need, with what is true of it whoever sells it (`server/seed/files/assortment.tsv`). */
export interface AssortmentLine {
  /** `A…` for food, `N…` for the rest: the key of the line's random streams. */
  code: string
  family: string
  subfamily: string
  label: string
  pack: string
  /** Labels of the units that are ordered and that are priced. */
  orderUnit: string
  baseUnit: string
  /** Base units in an order unit. */
  basePerOrder: number
  /** Invoiced at the weight that is received. */
  isCatchWeight: boolean
  /** Ten-thousandths of a euro for a base unit. */
  lowest: number
  highest: number
  /** Value of the VAT rate, `5.50`. */
  rate: string
  /** Codes of the fourteen, or `none`; empty for what is not eaten. */
  allergens: readonly string[]
  origin: string
  /** Codes of its labels. */
  labels: readonly string[]
  storage: string
  /** Days guaranteed at delivery; 0 where nothing is said. */
  shelfDays: number
  texture: string
  /** Months in which it is bought, 1 to 12; empty = all of them. */
  season: readonly number[]
  buyers: readonly Buyer[]
  trade: string
  /** Name of its drawing. */
  picture: string
}

const baseUnits: Readonly<Record<string, string>> = { kg: 'Kilogramme', pièce: 'Pièce', L: 'Litre' }

const listOf = (text: string, mark: string) => text.split(mark).filter(Boolean)
const isBuyer = (text: string): text is Buyer => buyers.some((one) => one === text)

/** The months of `9-4`: September to April. */
export function monthsOf(text: string): number[] {
  const [from, to] = text.split('-').map(Number)
  if (!from || !to) return []
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, at) => ((from - 1 + at) % 12) + 1)
}

function lineOf(cell: (name: string) => string): AssortmentLine {
  const tenThousandths = (name: string) => Math.round(Number(cell(name)) * 10_000)
  return {
    code: cell('code'),
    family: cell('family'),
    subfamily: cell('subfamily'),
    label: cell('label'),
    pack: cell('pack'),
    orderUnit: cell('order_unit'),
    baseUnit: baseUnits[cell('base_unit')] ?? '',
    basePerOrder: Number(cell('base_per_order')),
    isCatchWeight: cell('catch_weight') === 'oui',
    lowest: tenThousandths('price_min_ht'),
    highest: tenThousandths('price_max_ht'),
    rate: Number(cell('vat')).toFixed(2),
    allergens: listOf(cell('allergens'), ','),
    origin: cell('origin'),
    labels: listOf(cell('labels'), ','),
    storage: cell('storage'),
    shelfDays: Number(cell('shelf_days')),
    texture: cell('texture'),
    season: monthsOf(cell('season')),
    buyers: listOf(cell('buyers'), ' ').filter(isBuyer),
    trade: cell('trade'),
    picture: cell('picture'),
  }
}

function read(): readonly AssortmentLine[] {
  const [titles = [], ...rows] = seedFile('assortment.tsv')
    .toString('utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
  return rows.map((row) => lineOf((name) => row[titles.indexOf(name)] ?? ''))
}

let kept: readonly AssortmentLine[] | undefined

/** The assortment of the demonstration, as a cook wrote it: 273 foods and 41 other articles. */
export function assortment(): readonly AssortmentLine[] {
  kept ??= read()
  return kept
}
