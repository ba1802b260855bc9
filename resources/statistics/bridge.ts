import { differenceOf, divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'

/** What purchases differ by from those of other days. */
export const bridgePartNames = [
  'price_ht',
  'substitution_ht',
  'mix_ht',
  'volume_ht',
  'new_ht',
  'dropped_ht',
  'other_ht',
] as const
export type BridgePart = (typeof bridgePartNames)[number]

/** Both amounts, and the parts of their difference: they add up to it. */
export type Bridge = Readonly<Record<'before_ht' | 'after_ht' | BridgePart, string>>

/** What was bought of an article in a family, before and after: amounts, base units, and amounts of lines without quantity. */
export interface Bought {
  familyKey: string
  /** An article of no product is its own. */
  productKey: string
  unitKey: string
  amount_before: string
  amount: string
  quantity_before: string
  quantity: string
  loose_before: string
  loose: string
}

const none = exact('0')
const isNone = ({ over }: Exact) => over === 0n
const ratio = (over: Exact, under: Exact) => (isNone(under) ? none : divided(over, under))

/** Shares rounded to cents by the largest remainder, down first; among equal remainders the first one is served first. */
function inCents(shares: readonly Exact[], total: Exact): string[] {
  const cents = shares.map(({ over, under }) => {
    const left = (((over * 100n) % under) + under) % under
    return { down: (over * 100n - left) / under, left, under }
  })
  const all = BigInt(rounded(times(total, exact(100)), 0))
  const lacking = Number(all - cents.reduce((sum, { down }) => sum + down, 0n))
  const served = cents
    .map((one, at) => ({ ...one, at }))
    .sort((a, b) => Number(b.left * a.under - a.left * b.under) || a.at - b.at)
    .slice(0, lacking)
  for (const { at } of served)
    cents[at] = { ...(cents[at] as (typeof cents)[number]), down: (cents[at]?.down ?? 0n) + 1n }
  return cents.map(({ down }) => rounded({ over: down, under: 100n }, 2))
}

/** Sums of both quantities by a key. */
function quantitiesBy(all: readonly Bought[], keyOf: (one: Bought) => string) {
  const sums = new Map<string, { before: Exact; after: Exact }>()
  for (const one of all) {
    const { before, after } = sums.get(keyOf(one)) ?? { before: none, after: none }
    sums.set(keyOf(one), {
      before: plus(before, exact(one.quantity_before)),
      after: plus(after, exact(one.quantity)),
    })
  }
  return sums
}

const productOf = ({ familyKey, productKey, unitKey }: Bought) => `${familyKey} ${productKey} ${unitKey}`
const groupOf = ({ familyKey, unitKey }: Bought) => `${familyKey} ${unitKey}`

/**
 * Why the amount of each article changed (measures §5). In a family, the quantities of a product tell an article bought instead of
 * another from one bought more, and those of all products of its base unit tell a product from the volume of all.
 */
export function bridgesOf<B extends Bought>(all: readonly B[]): (B & Bridge)[] {
  const products = quantitiesBy(all, productOf)
  const isInBoth = (one: Bought) => {
    const sums = products.get(productOf(one))
    return !!sums && !isNone(sums.before) && !isNone(sums.after)
  }
  const groups = quantitiesBy(all.filter(isInBoth), groupOf)
  return all.map((one) => {
    const [a0, a1, q0, q1] = [one.amount_before, one.amount, one.quantity_before, one.quantity].map(
      exact,
    ) as [Exact, Exact, Exact, Exact]
    const sides = {
      before_ht: rounded(plus(a0, exact(one.loose_before)), 2),
      after_ht: rounded(plus(a1, exact(one.loose)), 2),
      other_ht: differenceOf(one.loose, one.loose_before),
    }
    if (!isInBoth(one))
      return {
        ...one,
        ...sides,
        ...{ price_ht: '0.00', substitution_ht: '0.00', mix_ht: '0.00', volume_ht: '0.00' },
        new_ht: rounded(a1, 2),
        dropped_ht: rounded(minus(none, a0), 2),
      }
    const product = products.get(productOf(one)) ?? { before: none, after: none }
    const group = groups.get(groupOf(one)) ?? { before: none, after: none }
    const kept = times(ratio(product.after, product.before), a0)
    const grown = times(ratio(group.after, group.before), a0)
    // At its own price of before; what was not bought then has none, and is bought instead of what was.
    const atBefore = isNone(q0) ? a1 : times(q1, ratio(a0, q0))
    const parts = [minus(a1, atBefore), minus(atBefore, kept), minus(kept, grown), minus(grown, a0)]
    const [price_ht = '', substitution_ht = '', mix_ht = '', volume_ht = ''] = inCents(parts, minus(a1, a0))
    return {
      ...one,
      ...sides,
      price_ht,
      substitution_ht,
      mix_ht,
      volume_ht,
      new_ht: '0.00',
      dropped_ht: '0.00',
    }
  })
}

const sides = ['before_ht', 'after_ht', ...bridgePartNames] as const

/** What several bridges add up to. */
export function sumOfBridges(all: readonly Bridge[]): Bridge {
  const sums = sides.map((name) => [
    name,
    rounded(
      all.reduce((sum, one) => plus(sum, exact(one[name])), none),
      2,
    ),
  ])
  return Object.fromEntries(sums) as Bridge
}

/** By how much the heaviest part of a bridge weighs. */
export const weightOf = (one: Bridge): number =>
  Math.max(...bridgePartNames.map((name) => Math.abs(Number(one[name]))))
