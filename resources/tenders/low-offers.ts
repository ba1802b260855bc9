import { compared, divided, type Exact, exact, minus, rounded, times } from '../schema/exact'
import type { Answer } from '../schema/infer'
import { many, maybe } from '../schema/pick'
import { told } from '../schema/told'
import { sumOf, zero } from './offer-values'

/** Why an offer looks abnormally low (5-doors §5). */
export const lowOffer = {
  /** Whole percent under the mean of the other regular offers of the lot, where that is far enough. */
  under_mean: maybe(told.int('% sous la moyenne des autres offres')),
  /** Lines far enough under their reference price. */
  lines: many('Lignes', {
    tender_product_id: told.ref('tender_product', 'Produit du lot'),
    product: told.text('Produit'),
    under: told.int('% sous le prix de référence'),
  }),
}
export type LowOffer = Answer<typeof lowOffer>

/** Percent from which on a total, and a line, are flagged. */
export interface LowLimits {
  total: string
  line: string
}

interface Judged {
  /** As they rank: only those of admissible offers. */
  scores: readonly { id: number; irregular: boolean; total: string | null }[]
  lines: readonly { offer_id: number; tender_product_id: number; comparable: string | null }[]
  products: readonly { id: number; label: string; reference_price: string | null }[]
}

const hundred = exact(100)

/** How far a value lies under another, in whole percent, where that is at least `limit`. */
function under(value: Exact, than: Exact, limit: string): number | null {
  if (compared(than, zero) <= 0) return null
  const gap = divided(times(hundred, minus(than, value)), than)
  return compared(gap, exact(limit)) >= 0 ? Number(rounded(gap, 0)) : null
}

/**
 * The regular offers of a lot that look abnormally low, by their id: their total against the mean of the totals of the others, each
 * line against its reference price. Irregular offers count nowhere, and an offer without another one has no mean.
 */
export function lowOffersOf({ scores, lines, products }: Judged, limits: LowLimits): Map<number, LowOffer> {
  const regular = scores.flatMap(({ id, irregular, total }) =>
    irregular || total === null ? [] : [{ id, total: exact(total) }],
  )
  const sum = sumOf(regular.map(({ total }) => total))
  const others = exact(Math.max(1, regular.length - 1))
  const found = new Map<number, LowOffer>()
  for (const { id, total } of regular) {
    const under_mean = under(total, divided(minus(sum, total), others), limits.total)
    found.set(id, { under_mean, lines: [] })
  }
  const references = new Map(
    products.flatMap(({ id, label, reference_price }) =>
      reference_price ? [[id, { product: label, price: exact(reference_price) }]] : [],
    ),
  )
  for (const { offer_id, tender_product_id, comparable } of lines) {
    const reference = references.get(tender_product_id)
    if (!reference || comparable === null) continue
    const gap = under(exact(comparable), reference.price, limits.line)
    if (gap !== null)
      found.get(offer_id)?.lines.push({ tender_product_id, product: reference.product, under: gap })
  }
  return new Map([...found].filter(([, low]) => low.under_mean !== null || low.lines.length > 0))
}
