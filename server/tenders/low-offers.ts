import { createHash } from 'node:crypto'
import { lowReasons, lowTexts } from '../../i18n/fr/low-offers'
import type { FieldError } from '../../resources/schema/check'
import { rounded } from '../../resources/schema/exact'
import { fold } from '../../resources/schema/fold'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { LotLine, LotOffer } from '../../resources/tenders/comparison-answers'
import { type LowLimits, type LowOffer, lowOffersOf } from '../../resources/tenders/low-offers'
import { priceOfLine } from '../../resources/tenders/offer-values'
import { scoresOf } from '../../resources/tenders/scoring'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { optionText } from '../trade/option'
import { judgedOf, type LotRow, linesOf, productsOf } from './lot-offers'
import type { TenderRow } from './tender-row'

/** Prices of base units, as they are compared. */
export const comparedLines = (lines: readonly LotLine[]) =>
  lines.map((line) => {
    const price = priceOfLine(line)
    return { ...line, comparable: price ? rounded(price, 6) : null }
  })

export const lowLimits = async (tx: Tx): Promise<LowLimits> => ({
  total: await optionText(tx, 'low_offer_total_pct'),
  line: await optionText(tx, 'low_offer_line_pct'),
})

/** The fingerprint of the prices of each offer: explanations hold for the prices that they were asked about. */
export function printed(offers: readonly LotOffer[], lines: readonly LotLine[]) {
  const own = groupedBy(lines, ({ offer_id }) => offer_id)
  return offers.map(({ id, supplier_id }) => {
    const facts = (own.get(id) ?? [])
      .toSorted((one, other) => one.tender_product_id - other.tender_product_id)
      .map(({ tender_product_id, quotation, coef_negotiation, coef }) => [
        ...[tender_product_id, quotation, coef_negotiation, coef],
      ])
    return { id, supplier_id, print: createHash('sha256').update(JSON.stringify(facts)).digest('hex') }
  })
}

/** Whether a reason says that an offer is abnormally low. */
export const namesLow = (reason: string | null | undefined): boolean =>
  /anormalement bas|trop bas/.test(fold(reason ?? ''))

const admittedSql = `select supplier_id, offer_print from tender_explanation
  where tender_family_id = $1 and decision = 'admitted' and "deletedAt" is null`

/** The offers of a lot that look abnormally low and were not admitted after an exchange. */
async function suspectsOf(
  tx: Tx,
  { lot, tender }: { lot: LotRow; tender: TenderRow },
): Promise<{ offers: LotOffer[]; low: Map<number, LowOffer> }> {
  const { judged, offers } = await judgedOf(tx, tender, lot)
  const lines = await linesOf(tx, lot.id)
  const low = lowOffersOf(
    { scores: scoresOf(judged), lines: comparedLines(lines), products: await productsOf(tx, lot.id) },
    await lowLimits(tx),
  )
  const admitted = await tx.query<{ supplier_id: number; offer_print: string }>(admittedSql, [lot.id])
  const cleared = new Set(admitted.map(({ supplier_id, offer_print }) => `${supplier_id} ${offer_print}`))
  for (const { id, supplier_id, print } of printed(offers, lines))
    if (cleared.has(`${supplier_id} ${print}`)) low.delete(id)
  return { offers, low }
}

/** What is to be decided of an offer. */
interface Decided {
  offer_id: number
  decision: 'retained' | 'rejected' | null
  reason?: string | null
}

const ranksBefore = (one: LotOffer | undefined, other: LotOffer): boolean =>
  typeof one?.rank === 'number' && (other.rank === null || one.rank < other.rank)

/**
 * What the decisions of a lot lack of the exchange on low prices (5-doors §1.3): an offer that looks abnormally low is neither
 * retained nor turned down before it was asked, unless every offer that is retained ranks before it; nor does a reason name low
 * prices without that exchange.
 */
export async function lowRefusals(
  tx: Tx,
  opened: { lot: LotRow; tender: TenderRow },
  decisions: readonly Decided[],
): Promise<FieldError[]> {
  const { offers, low } = await suspectsOf(tx, opened)
  const known = new Map(offers.map((offer) => [offer.id, offer]))
  const retained = decisions.flatMap(({ decision, offer_id }) => (decision === 'retained' ? [offer_id] : []))
  return decisions.flatMap(({ offer_id, decision, reason }, at): FieldError[] => {
    const offer = known.get(offer_id)
    if (!offer || !decision || offer.irregular_reason) return []
    if (decision === 'rejected' && namesLow(reason))
      return [{ name: `decisions.${at}.reason`, message: lowTexts.noExchange }]
    const why = low.get(offer_id)
    const isOutranked =
      decision === 'rejected' &&
      retained.length > 0 &&
      retained.every((id) => ranksBefore(known.get(id), offer))
    if (!why || isOutranked) return []
    const message = lowTexts.unasked({ supplier: offer.supplier, why: lowReasons(why).join(', ') })
    return [{ name: `decisions.${at}.decision`, message }]
  })
}

/** The same of what was decided of a lot before its award. */
export async function undecidedLow(
  work: Pick<Work, 'tx'>,
  opened: { lot: LotRow; tender: TenderRow },
  offers: readonly LotOffer[],
): Promise<string | undefined> {
  const decisions = offers.map(({ id, decision, decision_reason }) => ({
    ...{ offer_id: id, decision, reason: decision_reason },
  }))
  return (await lowRefusals(work.tx, opened, decisions))[0]?.message
}
