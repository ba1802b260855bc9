import type { revenueLine } from '../revenues/revenue'
import { sumOfAmounts } from '../schema/exact'
import type { RowOf } from '../schema/infer'
import type { RebatePart } from './answers'
import { apportion, sumsBy } from './apportion'
import type { rfaLine, rfaSettlement, rfaShare } from './rfa-settlement'
import { type RfaScale, rebateOf } from './rules'

/** What was sold to a member, of a family; null where it is not known. */
export type Sold = RowOf<typeof revenueLine, 'adherent_id' | 'family_id' | 'amount_ht'>

/** A validated declaration: its amount, its lines, and what was received of the same scope and period. */
export interface DeclaredSales {
  amount_ht: string
  lines: readonly Sold[]
  observed: readonly Sold[]
}

/** A rate of a contract; without families all are comprised. */
export interface RfaRate extends RfaScale {
  id: number
  label: string
  family_ids: readonly number[]
  shared_with_members: boolean
}

const agrees = (asked: number | null, found: number | null) => asked === null || asked === found

/**
 * A declaration by member and family, as far as both are known: what its lines leave open is shared out in proportion to what
 * was received. The sum is what was declared.
 */
export function soldParts({ amount_ht, lines, observed }: DeclaredSales): Sold[] {
  const declared = lines.length ? lines : [{ adherent_id: null, family_id: null, amount_ht }]
  return declared.flatMap((line) => {
    const isWhole = line.adherent_id !== null && line.family_id !== null
    const like = isWhole
      ? []
      : observed.filter(
          (one) => agrees(line.adherent_id, one.adherent_id) && agrees(line.family_id, one.family_id),
        )
    const amounts = apportion(
      line.amount_ht,
      like.map((one) => one.amount_ht),
    )
    if (!amounts.length) return [line]
    return amounts.map((amount, at) => ({
      adherent_id: like[at]?.adherent_id ?? null,
      family_id: like[at]?.family_id ?? null,
      amount_ht: amount,
    }))
  })
}

export interface RateResult extends RowOf<typeof rfaLine, 'base_ht' | 'amount_ht'> {
  rate: RfaRate
  reached: string
  parts: RebatePart[]
}

export type MemberShare = RowOf<typeof rfaShare, 'adherent_id' | 'base_ht' | 'amount_ht'>

/** A settlement as it is reckoned, its base being all that was validated. */
export interface Settled extends RowOf<typeof rfaSettlement, 'base_ht' | 'amount_ht'> {
  rates: RateResult[]
  /** Their sum is the amount (I-24); none where no member is known to have bought. */
  shares: MemberShare[]
}

/** What a rate counts of what was sold. */
export const counted = ({ family_ids }: Pick<RfaRate, 'family_ids'>, sold: readonly Sold[]): Sold[] =>
  family_ids.length
    ? sold.filter((one) => one.family_id !== null && family_ids.includes(one.family_id))
    : [...sold]

const baseOf = (sold: readonly Sold[]) => sumOfAmounts(sold.map((one) => one.amount_ht))

const byMember = (sold: readonly Sold[]) =>
  sumsBy(
    sold.flatMap(({ adherent_id, amount_ht }) =>
      adherent_id === null ? [] : [{ key: adherent_id, amount_ht }],
    ),
  )

/** The shares of one rate: in proportion to what its members bought of what it counts. */
function sharesOf(amount: string, sold: readonly Sold[]): { key: number; amount_ht: string }[] {
  const members = [...byMember(sold)].sort(([a], [b]) => a - b)
  const amounts = apportion(
    amount,
    members.map(([, base]) => base),
  )
  return amounts.map((amount_ht, at) => ({ key: members[at]?.[0] ?? 0, amount_ht }))
}

/** The rebates that a supplier owes for a year: of every rate its amount, and the share of each member (domain §11.3). */
export function settle(rates: readonly RfaRate[], declared: readonly DeclaredSales[]): Settled {
  const sold = declared.flatMap(soldParts)
  const results = rates.map((rate) => {
    const base_ht = baseOf(counted(rate, sold))
    const { amount_ht, rate: reached, parts } = rebateOf(base_ht, rate)
    return { rate, base_ht, amount_ht, reached, parts }
  })
  const shares = sumsBy(results.flatMap(({ rate, amount_ht }) => sharesOf(amount_ht, counted(rate, sold))))
  const bases = byMember(sold)
  return {
    base_ht: baseOf(sold),
    amount_ht: sumOfAmounts(results.map((one) => one.amount_ht)),
    rates: results,
    shares: [...shares]
      .sort(([a], [b]) => a - b)
      .map(([adherent_id, amount_ht]) => ({
        ...{ adherent_id, amount_ht },
        base_ht: bases.get(adherent_id) ?? '0.00',
      })),
  }
}
