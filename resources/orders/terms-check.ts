import type { DeliveryReason } from '../directory/delivery-calendar'
import type { Terms } from '../directory/terms'
import { compareDecimals } from '../schema/decimal-text'
import { differenceOf, exact, plus, rounded } from '../schema/exact'

/** What is said of an order against its supplier's terms (domain §5.4). */
export type TermsIssue =
  | { code: 'date'; reason: DeliveryReason; blocking: boolean }
  | { code: 'minimum'; minimum_ht: string; missing_ht: string; blocking: boolean }
  | { code: 'franco'; franco_ht: string; missing_ht: string; shipping_ht: string; blocking: false }

export interface TermsAsked
  extends Pick<Terms, 'minimum_ht' | 'block_below_minimum' | 'franco_ht' | 'shipping_ht' | 'strict_delay'> {
  goods_ht: string
  /** Goods of others on the same truck, which count for the franco. */
  shared_ht?: string
  /** Why the day asked for is not offered; null when it is. */
  reason: DeliveryReason | null
}

const missing = (wanted: string, goods: string): string => differenceOf(wanted, goods)
const below = (goods: string, wanted: string) => compareDecimals(goods, wanted) < 0

function minimumIssue({ goods_ht, minimum_ht, block_below_minimum }: TermsAsked): TermsIssue[] {
  if (!below(goods_ht, minimum_ht)) return []
  const missing_ht = missing(minimum_ht, goods_ht)
  return [{ code: 'minimum', minimum_ht, missing_ht, blocking: block_below_minimum }]
}

function francoIssue({ goods_ht: own, shared_ht = '0', franco_ht, shipping_ht }: TermsAsked): TermsIssue[] {
  const goods_ht = rounded(plus(exact(own), exact(shared_ht)), 2)
  if (franco_ht === null || !below('0', shipping_ht) || !below(goods_ht, franco_ht)) return []
  return [
    { code: 'franco', franco_ht, missing_ht: missing(franco_ht, goods_ht), shipping_ht, blocking: false },
  ]
}

/** The date first, then the minimum, then how far the franco is; a past day is always refused. */
export const termsIssues = (asked: TermsAsked): TermsIssue[] => [
  ...(asked.reason === null
    ? []
    : [
        {
          code: 'date' as const,
          reason: asked.reason,
          blocking: asked.strict_delay || asked.reason === 'past',
        },
      ]),
  ...minimumIssue(asked),
  ...francoIssue(asked),
]
