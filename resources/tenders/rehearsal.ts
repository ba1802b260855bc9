import { divided, exact, rounded } from '../schema/exact'
import type { Answer } from '../schema/infer'
import { many, maybe, one, some } from '../schema/pick'
import { told } from '../schema/told'
import type { Score } from './comparison-answers'
import { type Criterion, type CriterionName, criterion, criterionNames, isEntered } from './criteria'
import { type Judged, reweighed, scoresOf } from './scoring'

const names = Object.keys(criterionNames) as CriterionName[]

/** An offer of the last tender under the candidate weights, and under equal ones. */
const rehearsedOffer = {
  id: told.ref('tender_response_family', 'Offre'),
  supplier: told.text('Fournisseur'),
  /** What it had then. */
  before: maybe(told.decimal('Note de la dernière fois')),
  before_rank: maybe(told.int('Rang de la dernière fois')),
  final: told.decimal('Note'),
  rank: told.int('Rang'),
  equal: told.decimal('Note à poids égaux'),
  equal_rank: told.int('Rang à poids égaux'),
}
export type RehearsedOffer = Answer<typeof rehearsedOffer>

const rehearsedLot = {
  lot_number: told.int('N° de lot'),
  label: told.text('Libellé'),
  /** The tender in which its family was judged last. */
  former: one('Dernier marché', {
    id: told.ref('tender', "Appel d'offres"),
    code: told.text('Code'),
    label: told.text('Libellé'),
  }),
  /** First the one that the candidate weights choose. */
  offers: many('Offres', rehearsedOffer),
  /** Criteria that nothing was known of then: they count nothing here. */
  unknown: some('Critères inconnus', names),
}
export type RehearsedLot = Answer<typeof rehearsedLot>

/** `PUT /tender/{id}/rehearsal`: what weights would have chosen the last time, in the same service and catalogue. */
export const rehearsalAnswer = {
  criteria: many('Critères', criterion),
  lots: many('Lots', rehearsedLot),
  /** Lots whose family was never judged. */
  unmatched: many('Lots jamais jugés', { lot_number: told.int('N° de lot'), label: told.text('Libellé') }),
}
export type Rehearsal = Answer<typeof rehearsalAnswer>

/** `GET /tender/{id}/rehearsal`: that of the published weights, as it was kept. */
export const keptRehearsal = {
  kept: maybe(one('Essai des poids', { ...rehearsalAnswer, at: told.moment('Gardé le') })),
}
export type KeptRehearsal = Answer<typeof keptRehearsal>

/** Digits of equal weights that no sum of 100 divides evenly. */
const digits = 10

/** The same criteria, each as heavy as the others. */
export const equalWeights = (criteria: readonly Criterion[]): Criterion[] =>
  criteria.map((one) => ({ ...one, weight: rounded(divided(exact(100), exact(criteria.length)), digits) }))

function isUnknown(criterion: Criterion, { offers }: Judged): boolean {
  const { machine_name } = criterion
  if (isEntered(criterion)) return offers.every(({ entered }) => !entered[machine_name]?.length)
  if (machine_name === 'frequency') return offers.every((one) => one.frequency_per_week === null)
  return machine_name === 'delay' && offers.every((one) => one.delay_code === null)
}

/** What an offer was called, and what it had when it was judged. */
export type Remembered = Pick<RehearsedOffer, 'id' | 'supplier' | 'before' | 'before_rank'>

/**
 * A lot that was judged, with the weights of `criteria` and with equal ones (domain §9.6): its prices and notes are those of then.
 * Offers that were not admissible are left out.
 */
export function rehearsed(
  judged: Judged,
  criteria: readonly Criterion[],
  remembered: readonly Remembered[],
): Pick<RehearsedLot, 'offers' | 'unknown'> {
  const scores = scoresOf({ ...judged, rules: { ...judged.rules, criteria } })
  const equal = byId(reweighed(scores, judged.offers, equalWeights(criteria)))
  const candidate = byId(scores)
  const offers = remembered.flatMap((one): RehearsedOffer[] => {
    const [mine, even] = [candidate.get(one.id), equal.get(one.id)]
    if (!mine?.rank || !mine.final || !even?.rank || !even.final) return []
    return [{ ...one, final: mine.final, rank: mine.rank, equal: even.final, equal_rank: even.rank }]
  })
  return {
    offers: offers.sort((one, other) => one.rank - other.rank),
    unknown: criteria.filter((one) => isUnknown(one, judged)).map(({ machine_name }) => machine_name),
  }
}

const byId = (scores: readonly Score[]) => new Map(scores.map((score) => [score.id, score]))
