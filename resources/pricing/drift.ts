import { compared, divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'
import type { DriftAnswer } from './answers'

/** An article in a member's basket of twelve months, at both prices. */
export interface BasketLine {
  adherent_id: number
  name: string
  article_id: number
  label: string
  supplier: string
  before: string
  after: string
  base_quantity: string
}

interface Sum {
  before: Exact
  after: Exact
}

const zero = exact(0)
const added = (sum: Sum | undefined, line: BasketLine): Sum => ({
  before: plus(sum?.before ?? zero, exact(line.before)),
  after: plus(sum?.after ?? zero, exact(line.after)),
})
const size = (value: Exact): Exact => (value.over < 0n ? minus(zero, value) : value)

const pctOf = ({ before, after }: Sum): Exact | null =>
  before.over === 0n ? null : divided(times(minus(after, before), exact(100)), before)

const said = (sum: Sum) => {
  const pct = pctOf(sum)
  return {
    before: rounded(sum.before, 2),
    after: rounded(sum.after, 2),
    gap: rounded(minus(sum.after, sum.before), 2),
    pct: pct && rounded(pct, 2),
  }
}

/** Sums by a number of the lines, in the order of their first one. */
function sumsBy(lines: readonly BasketLine[], key: 'adherent_id' | 'article_id') {
  const sums = new Map<number, Sum & { line: BasketLine; base: Exact }>()
  for (const line of lines) {
    const known = sums.get(line[key])
    const base = plus(known?.base ?? zero, exact(line.base_quantity))
    sums.set(line[key], { ...added(known, line), line: known?.line ?? line, base })
  }
  return [...sums.values()]
}

/** Articles that weigh most. */
const heaviest = 10

const byGap = (one: Sum, other: Sum) =>
  compared(size(minus(other.after, other.before)), size(minus(one.after, one.before)))

export interface DriftSums extends Omit<DriftAnswer, 'from' | 'to' | 'articles'> {
  articles: (Omit<DriftAnswer['articles'][number], 'cheapest'> & { base: Exact; cost: Exact })[]
}

/** What a campaign changes for each member and on the whole, exact, rounded once (domain §10.1). */
export function driftOf(lines: readonly BasketLine[], alertPct: string): DriftSums {
  const total = lines.reduce<Sum>(added, { before: zero, after: zero })
  const members = sumsBy(lines, 'adherent_id')
  const articles = sumsBy(lines, 'article_id')
    .filter(({ before, after }) => compared(before, after) !== 0)
    .sort(byGap)
    .slice(0, heaviest)
  return {
    alert_pct: alertPct,
    ...said(total),
    members: members
      .map((sum) => {
        const pct = pctOf(sum)
        const { adherent_id, name } = sum.line
        return {
          adherent_id,
          name,
          ...said(sum),
          is_over: pct !== null && compared(pct, exact(alertPct)) > 0,
          sum,
        }
      })
      .sort((one, other) => byGap(one.sum, other.sum))
      .map(({ sum: _sum, ...member }) => member),
    articles: articles.map((sum) => {
      const { article_id, label, supplier } = sum.line
      const { before, after, gap } = said(sum)
      return { article_id, label, supplier, before, after, gap, base: sum.base, cost: sum.after }
    }),
  }
}
