import { compared, divided, type Exact, exact, rounded, times } from '../schema/exact'
import type { Score } from './comparison-answers'
import { type Criterion, isEntered } from './criteria'
import {
  lacksMandatory,
  type NeededProduct,
  type Offer,
  sumOf,
  type Valued,
  valuedOf,
  worstPrices,
  zero,
} from './offer-values'

export interface ScoringRules {
  criteria: readonly Criterion[]
  policy: 'exclude' | 'worst_price'
  frequency: readonly { per_week_from: number; note: string }[]
  delay: Readonly<Record<string, string>>
}

/** A lot as it is judged: kept with its result, so that the same report can be printed years later. */
export interface Judged {
  products: readonly NeededProduct[]
  offers: readonly Offer[]
  rules: ScoringRules
}

const twenty = exact(20)
const round2 = (value: Exact) => rounded(value, 2)
const mean = (values: readonly string[]) =>
  values.length ? round2(divided(sumOf(values.map(exact)), exact(values.length))) : '0.00'

const frequencyNote = ({ frequency }: ScoringRules, perWeek: number | null): string =>
  frequency
    .filter(({ per_week_from }) => perWeek !== null && per_week_from <= perWeek)
    .sort((one, other) => other.per_week_from - one.per_week_from)[0]?.note ?? '0.00'

/** `min(20, 20 × share / 50 %)`. */
function egalimNote({ labelled, total }: Valued): string {
  if (compared(total, zero) === 0) return '0.00'
  const note = times(twenty, divided(divided(labelled, total), exact('0.5')))
  return compared(note, twenty) > 0 ? '20.00' : round2(note)
}

/** `round2(20 × min(total) / total)`: the lowest admissible total has 20. */
const priceNote = (total: Exact, lowest: Exact): string =>
  compared(total, zero) === 0 ? '20.00' : round2(times(twenty, divided(lowest, total)))

function noteOf(
  criterion: Criterion,
  valued: Valued,
  { lowest, rules }: { lowest: Exact; rules: ScoringRules },
) {
  const { offer, total } = valued
  if (isEntered(criterion)) return mean(offer.entered[criterion.machine_name] ?? [])
  if (criterion.machine_name === 'frequency') return frequencyNote(rules, offer.frequency_per_week)
  if (criterion.machine_name === 'delay') return rules.delay[offer.delay_code ?? ''] ?? '0.00'
  return criterion.machine_name === 'egalim' ? egalimNote(valued) : priceNote(total, lowest)
}

/** `round2(Σ weight × note / 100)`. */
export const finalNote = (criteria: readonly Criterion[], notes: Score['notes']): string =>
  round2(
    divided(
      sumOf(
        criteria.map(({ machine_name, weight }) => times(exact(weight), exact(notes[machine_name] ?? '0'))),
      ),
      exact(100),
    ),
  )

const byRank = (one: Score & { submitted: number }, other: Score & { submitted: number }): number =>
  compared(exact(other.final ?? '0'), exact(one.final ?? '0')) ||
  compared(exact(other.notes.price ?? '0'), exact(one.notes.price ?? '0')) ||
  one.submitted - other.submitted ||
  one.id - other.id

const unscored = (offer: Offer): Score => ({
  id: offer.id,
  irregular: true,
  doubled: offer.doubled ?? null,
  incomplete: true,
  total: null,
  egalim_share: null,
  notes: {},
  final: null,
  rank: null,
})

function scoreOf(valued: Valued, lowest: Exact, rules: ScoringRules): Score {
  const { criteria } = rules
  const notes = Object.fromEntries(
    criteria.map((criterion) => [criterion.machine_name, noteOf(criterion, valued, { lowest, rules })]),
  ) as Score['notes']
  const { total, labelled } = valued
  const share = compared(total, zero) === 0 ? zero : times(exact(100), divided(labelled, total))
  return {
    id: valued.offer.id,
    irregular: false,
    doubled: null,
    incomplete: valued.incomplete,
    total: round2(total),
    egalim_share: round2(share),
    notes,
    final: finalNote(criteria, notes),
    rank: null,
  }
}

/**
 * The notes and ranks of a lot's offers (domain §9.6), in the order of the offers given: each from exact decimals, rounded to two
 * where the domain says so. Give it admissible offers; one with a reference for two products, or without a mandatory
 * product where the tender excludes those, is told irregular and has no notes (5-doors §1.3).
 */
export function scoresOf({ products, offers, rules }: Judged): Score[] {
  const isOut = (offer: Offer) =>
    offer.doubled !== undefined || (rules.policy === 'exclude' && lacksMandatory(products, offer))
  const admitted = offers.filter((offer) => !isOut(offer))
  const worst = worstPrices(admitted)
  const valued = admitted.map((offer) => valuedOf(products, offer, worst))
  const lowest = valued.reduce<Exact | undefined>(
    (least, { total }) => (least && compared(total, least) >= 0 ? least : total),
    undefined,
  )
  const known = new Map(valued.map((one) => [one.offer.id, scoreOf(one, lowest ?? zero, rules)]))
  return ranked(
    offers.map((offer) => known.get(offer.id) ?? unscored(offer)),
    offers,
  )
}

/** Offers with a final note in their order. */
function ranked(scores: readonly Score[], offers: readonly Offer[]): Score[] {
  const submitted = new Map(offers.map((offer) => [offer.id, offer.submitted]))
  const order = scores
    .filter(({ final }) => final !== null)
    .map((score) => ({ ...score, submitted: submitted.get(score.id) ?? 0 }))
    .sort(byRank)
  const ranks = new Map(order.map(({ id }, at) => [id, at + 1]))
  return scores.map((score) => ({ ...score, rank: ranks.get(score.id) ?? null }))
}

/** The same notes under other weights, ranked anew: notes do not follow from weights. */
export const reweighed = (
  scores: readonly Score[],
  offers: readonly Offer[],
  criteria: readonly Criterion[],
): Score[] =>
  ranked(
    scores.map((score) =>
      score.final === null ? score : { ...score, final: finalNote(criteria, score.notes) },
    ),
    offers,
  )
