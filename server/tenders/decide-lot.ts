import { tenderTexts } from '../../i18n/fr/tenders'
import type { FieldError } from '../../resources/schema/check'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { offersOf, openedLot } from './lot-offers'
import { notScored } from './score-lot'
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
  offers: readonly { id: number; irregular_reason: string | null }[],
  isSingle: boolean,
): FieldError[] {
  const known = new Map(offers.map((offer) => [offer.id, offer]))
  const wrong = decisions.flatMap(({ offer_id, decision, reason }, at): FieldError[] => {
    const offer = known.get(offer_id)
    if (!offer) return [namesOf(at, 'offer_id', tenderTexts.noOffer)]
    if (decision === 'retained' && offer.irregular_reason)
      return [namesOf(at, 'decision', tenderTexts.irregularRetained)]
    const lacksReason = decision === 'rejected' && (reason?.trim().length ?? 0) < 3 && !offer.irregular_reason
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

/** Writes what is decided of the offers of a lot; the award itself comes once all are decided (I-21). */
export async function decideLot(work: Work, lotId: number, decisions: readonly Decision[]): Promise<void> {
  const { lot, tender } = await openedLot(work.tx, lotId)
  refuseUnless(await lockTender(work.tx, tender.id), '250')
  const offers = await offersOf(work.tx, lotId)
  if (offers.length && !lot.scored_at) throw notScored(lot.lot_number)
  const wrong = wrongDecisions(decisions, offers, tender.award_mode === 'single')
  if (wrong.length) throw invalid(wrong)
  const retained = decisions.filter(({ decision }) => decision === 'retained').map(({ offer_id }) => offer_id)
  const [unmatched] = await work.tx.query<{ n: number }>(unmatchedSql, [lotId, retained])
  if (unmatched?.n)
    throw invalid([
      { name: 'decisions', message: tenderTexts.unmatched({ lot: lot.lot_number, n: unmatched.n }) },
    ])
  for (const { offer_id, decision, rank, reason } of decisions)
    await work.tx.query(
      `update tender_response_family set decision = $3, decision_rank = $4, decision_reason = $5, "updatedAt" = $6
       where id = $1 and tender_family_id = $2`,
      [offer_id, lotId, decision, decision === 'retained' ? rank : null, reason?.trim() || null, work.now],
    )
}
