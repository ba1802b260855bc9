import { irregularityOf } from '../../i18n/fr/irregular-offers'
import { tenderTexts } from '../../i18n/fr/tenders'
import type { FieldError } from '../../resources/schema/check'
import { doubledReferences } from '../../resources/tenders/doubled-references'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { shutSuppliers } from '../trade/shut-parties'
import { freeRefusals } from './free-prices'
import { offersOf, openedLot } from './lot-offers'
import { lowRefusals } from './low-offers'
import { notScored, refuseStaleScores } from './score-lot'
import { lockTender, refuseUnless } from './tender-row'

export interface Decision {
  offer_id: number
  decision: 'retained' | 'rejected' | null
  rank?: number | null
  reason?: string | null
}

const namesOf = (at: number, name: string, message: string): FieldError => ({
  name: `decisions.${at}.${name}`,
  message,
})

/** What is wrong with the decisions of a lot: irregular ones retained, ranks that do not follow, reasons that lack. */
export function wrongDecisions(
  decisions: readonly Decision[],
  offers: readonly { id: number; irregular_reason: string | null; score: { irregular: boolean } | null }[],
  isSingle: boolean,
): FieldError[] {
  const known = new Map(offers.map((offer) => [offer.id, offer]))
  const wrong = decisions.flatMap(({ offer_id, decision, reason }, at): FieldError[] => {
    const offer = known.get(offer_id)
    if (!offer) return [namesOf(at, 'offer_id', tenderTexts.noOffer)]
    const isIrregular = offer.irregular_reason !== null || offer.score?.irregular === true
    if (decision === 'retained' && isIrregular)
      return [namesOf(at, 'decision', tenderTexts.irregularRetained)]
    const lacksReason = decision === 'rejected' && (reason?.trim().length ?? 0) < 3 && !isIrregular
    return lacksReason ? [namesOf(at, 'reason', tenderTexts.rejectReason)] : []
  })
  const ranks = decisions.filter(({ decision }) => decision === 'retained').map(({ rank }) => rank ?? 0)
  if (isSingle && ranks.length > 1) wrong.push({ name: 'decisions', message: tenderTexts.single })
  const follow = [...ranks].sort((one, other) => one - other).every((rank, at) => rank === at + 1)
  return follow ? wrong : [...wrong, { name: 'decisions', message: tenderTexts.ranks }]
}

const unmatchedSql = `
  select count(*)::int as n from tender_response_line n join tender_response_family f on f.id = n.tender_response_family_id
  where f.tender_family_id = $1 and f.id = any($2::bigint[]) and n.quotation is not null and coalesce(trim(n.ref_supplier), '') = ''`

const referencesSql = `
  select n.ref_supplier, n.quotation::text as quotation, p.product_id, r.supplier_id, l.lot_number from tender_response_line n
    join tender_response_family f on f.id = n.tender_response_family_id and f."deletedAt" is null
    join tender_response r on r.id = f.tender_response_id and r.status <> '400'
    join tender_product p on p.id = n.tender_product_id join tender_family l on l.id = f.tender_family_id
  where r.tender_id = $1 and r.supplier_id in (
    select q.supplier_id from tender_response q join tender_response_family g on g.tender_response_id = q.id
    where g.id = any($2::bigint[])) and (f.id = any($2::bigint[]) or f.decision = 'retained') order by n.id`

/** Refuses to retain offers of a supplier in which one reference stands for two products. */
async function refuseDoubled(work: Work, tenderId: number, retained: readonly number[]): Promise<void> {
  const lines = await work.tx.query<{
    ref_supplier: string | null
    quotation: string | null
    product_id: number
    supplier_id: number
  }>(referencesSql, [tenderId, retained])
  for (const supplier of new Set(lines.map(({ supplier_id }) => supplier_id))) {
    const own = lines.filter(({ supplier_id }) => supplier_id === supplier)
    const [doubled] = doubledReferences(own, ({ product_id }) => product_id)
    if (doubled) throw invalid([{ name: 'decisions', message: tenderTexts.doubled(doubled) }])
  }
}

/** Writes what is decided of the offers of a lot; the award itself comes once all are decided (I-21). */
export async function decideLot(work: Work, lotId: number, decisions: readonly Decision[]): Promise<void> {
  const { lot, tender } = await openedLot(work.tx, lotId)
  refuseUnless(await lockTender(work.tx, tender.id), '250')
  const offers = await offersOf(work.tx, lotId)
  if (offers.length && !lot.scored_at) throw notScored(lot.lot_number)
  await refuseStaleScores(work.tx, { lot, tender })
  const wrong = [
    ...wrongDecisions(decisions, offers, tender.award_mode === 'single'),
    ...(await lowRefusals(work.tx, { lot, tender }, decisions)),
    ...(await freeRefusals(work.tx, { lotId, offers }, decisions)),
  ]
  if (wrong.length) throw invalid(wrong)
  const retained = decisions.filter(({ decision }) => decision === 'retained').map(({ offer_id }) => offer_id)
  const [unmatched] = await work.tx.query<{ n: number }>(unmatchedSql, [lotId, retained])
  if (unmatched?.n)
    throw invalid([
      { name: 'decisions', message: tenderTexts.unmatched({ lot: lot.lot_number, n: unmatched.n }) },
    ])
  await refuseDoubled(work, tender.id, retained)
  const shut = new Map(
    (
      await shutSuppliers(
        work.tx,
        offers.map((one) => one.supplier_id),
      )
    ).map(({ id, why }) => [id, why]),
  )
  const irregular = new Map(
    offers.map(({ id, supplier_id, score }) => [
      id,
      irregularityOf({ irregular_reason: shut.get(supplier_id) ?? null }, score),
    ]),
  )
  const reasonOf = ({ offer_id, decision, reason }: Decision) =>
    reason?.trim() || (decision === 'rejected' ? (irregular.get(offer_id) ?? null) : null)
  for (const one of decisions) {
    const { offer_id, decision, rank } = one
    await work.tx.query(
      `update tender_response_family set decision = $3, decision_rank = $4, decision_reason = $5, "updatedAt" = $6
       where id = $1 and tender_family_id = $2`,
      [offer_id, lotId, decision, decision === 'retained' ? rank : null, reasonOf(one), work.now],
    )
  }
}
