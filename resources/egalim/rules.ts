import { compared, divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'
import type { RowOf } from '../schema/infer'
import { lookup } from '../schema/lookup'
import type { label } from '../settings/products'
import type { foodFact } from '../statistics/food-fact'
import type { EgalimSums } from './answers'

/** The categories of ma-cantine, in the order in which a purchase that has several counts once (domain §14.3). */
export const egalimCategories = [
  'BIO',
  'LABEL_ROUGE',
  'AOCAOP',
  'IGP',
  'STG',
  'HVE',
  'PECHE_DURABLE',
  'RUP',
  'COMMERCE_EQUITABLE',
  'FERMIER',
  'EXTERNALITES',
  'PERFORMANCE',
] as const
export type EgalimCategory = (typeof egalimCategories)[number]

/** The totals of the declaration: organic, official signs of quality, the other labels, and what is bought by its externalities or performance. */
export const egalimShares = ['bio', 'siqo', 'others', 'merit'] as const
export type EgalimShare = (typeof egalimShares)[number]

const shareOfCategory: Readonly<Record<EgalimCategory, EgalimShare>> = lookup({
  BIO: 'bio',
  LABEL_ROUGE: 'siqo',
  AOCAOP: 'siqo',
  IGP: 'siqo',
  STG: 'siqo',
  HVE: 'others',
  PECHE_DURABLE: 'others',
  RUP: 'others',
  COMMERCE_EQUITABLE: 'others',
  FERMIER: 'others',
  EXTERNALITES: 'merit',
  PERFORMANCE: 'merit',
})

/** A label as its setting says it; the first rank goes before the others. */
export type EgalimLabel = RowOf<
  typeof label,
  'code' | 'egalim_group' | 'egalim_rank' | 'valid_from' | 'valid_to'
>

/**
 * The category that a label stands for; null where it counts for nothing. A code of ma-cantine is its own category, one that
 * begins with it too (« HVE_NIVEAU_2 »); another label of the law counts in the category of its rank.
 */
export function categoryOfLabel({ code, egalim_group, egalim_rank }: EgalimLabel): EgalimCategory | null {
  if (egalim_group === 'bio') return 'BIO'
  if (egalim_group !== 'egalim') return null
  const known = egalimCategories.find((one) => one === code || code?.startsWith(`${one}_`))
  return known ?? egalimCategories[(egalim_rank ?? egalimCategories.length) - 1] ?? 'PERFORMANCE'
}

/** Whether a label counts for what was received on a day: « HVE niveau 2 » no more from 2027 on (its date of validity). */
export const isValidOn = ({ valid_from, valid_to }: EgalimLabel, day: string): boolean =>
  (!valid_from || valid_from <= day) && (!valid_to || day <= valid_to)

/** Every category of a line by the labels that it bore at sending, first the one in which it counts; `day` of reception. */
export function categoriesOf(
  codes: readonly string[],
  labels: ReadonlyMap<string, EgalimLabel>,
  day: string,
): EgalimCategory[] {
  const held = new Set<EgalimCategory>()
  for (const code of codes) {
    const label = labels.get(code)
    const category = label && isValidOn(label, day) ? categoryOfLabel(label) : null
    if (category) held.add(category)
  }
  return egalimCategories.filter((one) => held.has(one))
}

/** In which total a line counts, once. */
export const shareOf = (categories: readonly EgalimCategory[]): EgalimShare | null =>
  categories[0] ? shareOfCategory[categories[0]] : null

/** The families whose 60 % the law asks for (domain §14.3); charcuterie is a family of its own. */
export const isMeatOrFish = (family: string): boolean =>
  family === 'VIANDES_VOLAILLES' || family === 'PRODUITS_DE_LA_MER'

const zero = exact('0')
const hundred = exact('100')

/** A part of a base in percent, two decimals; null where there is nothing to measure. */
export const percentOf = (part: string, base: string): string | null =>
  exact(base).over === 0n ? null : rounded(times(divided(exact(part), exact(base)), hundred), 2)

/** What lacks in euros to reach a share of the base, the total unchanged; « 0.00 » once it is reached. */
export function missingFor(part: string, base: string, percent: string | null): string {
  if (percent === null) return '0.00'
  const lack = minus(divided(times(exact(base), exact(percent)), hundred), exact(part))
  return compared(lack, zero) > 0 ? rounded(lack, 2) : '0.00'
}

/** What a year comes to if it goes on as it began. `elapsed` and `whole` are in days. */
export const atThisPace = (amount: string, elapsed: number, whole: number): string =>
  elapsed > 0 ? rounded(divided(times(exact(amount), exact(whole)), exact(elapsed)), 2) : amount

/** Purchases of a day, a family and one set of labels: what is summed is exact. */
export interface EgalimFact
  extends RowOf<typeof foodFact, 'day' | 'family' | 'is_france' | 'is_eea' | 'amount_ht'> {
  labels: readonly string[]
}

const text = (sum: Exact) => rounded(sum, 2)

/** Adds purchases up, each line once. */
export function sumEgalim(
  facts: readonly EgalimFact[],
  labels: ReadonlyMap<string, EgalimLabel>,
): EgalimSums {
  const sums: Record<EgalimShare | 'base', Exact> = {
    base: zero,
    bio: zero,
    siqo: zero,
    others: zero,
    merit: zero,
  }
  for (const { labels: codes, day, amount_ht } of facts) {
    const amount = exact(amount_ht)
    sums.base = plus(sums.base, amount)
    const share = shareOf(categoriesOf(codes, labels, day))
    if (share) sums[share] = plus(sums[share], amount)
  }
  const egalim = egalimShares.reduce((all, share) => plus(all, sums[share]), zero)
  return {
    base: text(sums.base),
    bio: text(sums.bio),
    siqo: text(sums.siqo),
    others: text(sums.others),
    merit: text(sums.merit),
    egalim: text(egalim),
  }
}

/** What a change of a line costs, and the points of EGAlim that the whole gains by it, two decimals. */
export function gainOf(
  sums: Pick<EgalimSums, 'base' | 'egalim'>,
  { line_ht, instead_ht }: { line_ht: string; instead_ht: string },
): { cost_ht: string; points: string } {
  const cost = minus(exact(instead_ht), exact(line_ht))
  const base = rounded(plus(exact(sums.base), cost), 2)
  const egalim = rounded(plus(exact(sums.egalim), exact(instead_ht)), 2)
  const points = minus(exact(percentOf(egalim, base) ?? 0), exact(percentOf(sums.egalim, sums.base) ?? 0))
  return { cost_ht: rounded(cost, 2), points: rounded(points, 2) }
}

/** Those that cost least per point first; what is cheaper comes before, by what it saves. */
export function byCostOfPoint(
  a: { cost_ht: string; points: string },
  b: { cost_ht: string; points: string },
): number {
  const each = ({ cost_ht, points }: typeof a) => divided(exact(cost_ht), exact(points))
  return compared(each(a), each(b))
}
