import { lowTexts } from '../../i18n/fr/low-offers'
import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchMoment } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import type { LotOffer } from '../../resources/tenders/comparison-answers'
import { explanationState, mayExplain } from '../../resources/tenders/explanations'
import { tenderExplanation } from '../../resources/tenders/tender-explanation'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { notify } from '../trade/notify'
import { setIrregular } from './admissibility'
import { biddersOf, mailBidder, namesOf, tellBidder } from './bidders'
import { type LotRow, linesOf, offersOf, openedLot } from './lot-offers'
import { printed } from './low-offers'
import { answeringSupplier } from './own-answer'
import { findTender, lockTender, refuseUnless, type TenderRow, tellTender } from './tender-row'

type Exchange = RowOf<
  typeof tenderExplanation,
  'id' | 'asked_at' | 'asked_by' | 'deadline' | 'answered_at' | 'decision'
>
const columns = 'id, asked_at, asked_by, deadline, answered_at, decision'
const currentSql = `select ${columns} from tender_explanation
  where tender_family_id = $1 and supplier_id = $2 and offer_print = $3 and "deletedAt" is null`
const conflict = (display: string) => new ApiError('err409', { display })

/** An offer of a lot that is analysed, its exchange on the prices that it has now, and its tender, locked. */
async function judgedOffer(work: Work, lotId: number, offerId: number) {
  const { lot, tender } = await openedLot(work.tx, lotId)
  refuseUnless(await lockTender(work.tx, tender.id), '250')
  const offers = await offersOf(work.tx, lotId)
  const offer = offers.find(({ id }) => id === offerId)
  const print = printed(offers, await linesOf(work.tx, lotId)).find(({ id }) => id === offerId)?.print
  if (!offer || !print) throw new ApiError('err404', { display: tenderTexts.noOffer })
  const [exchange] = await work.tx.query<Exchange>(currentSql, [lotId, offer.supplier_id, print])
  return { lot, tender, offer, print, exchange }
}

async function tellAsked(
  context: Context,
  work: Work,
  { tender, lot, offer, asked }: { tender: TenderRow; lot: LotRow; offer: LotOffer; asked: AskedExplanation },
): Promise<void> {
  const [bidder] = await biddersOf(work.tx, [offer.supplier_id])
  if (!bidder) return
  const limite = frenchMoment(asked.deadline)
  const values = {
    ...{ ...namesOf(tender, bidder), limite, message: asked.question.trim() },
    lot: `Lot ${lot.lot_number} – ${lot.label}`,
  }
  const event = `${lot.id}:${work.now.getTime()}`
  await mailBidder(context, work.tx, {
    tender,
    bidder,
    mail: { model: 'consultation_explications', values, event },
  })
  await tellBidder(work.tx, {
    ...{ tender, bidder, kind: told.tenders.returned.kind, event: `explanation-${event}`, now: work.now },
    params: { tender: tender.label, limit: limite },
  })
}

export interface AskedExplanation {
  offer_id: number
  deadline: string
  question: string
}

/** Asks the supplier of an offer to explain its prices until a limit (R2152-3). */
export async function askExplanation(
  context: Context,
  work: Work,
  { lotId, asked }: { lotId: number; asked: AskedExplanation },
): Promise<void> {
  const { lot, tender, offer, print, exchange } = await judgedOffer(work, lotId, asked.offer_id)
  if (offer.irregular_reason) throw conflict(lowTexts.otherReason)
  if (exchange)
    throw conflict(lowTexts.askedAlready({ supplier: offer.supplier, date: frenchMoment(exchange.asked_at) }))
  if (new Date(asked.deadline) <= work.now) throw invalid([{ name: 'deadline', message: lowTexts.past }])
  const id = await repo(work, tenderExplanation).create({
    ...{ tender_id: tender.id, tender_family_id: lotId, supplier_id: offer.supplier_id, offer_print: print },
    ...{ asked_at: work.now.toISOString(), asked_by: work.actor.userId },
    ...{ deadline: asked.deadline, question: asked.question.trim() },
  })
  const payload = { explanation: id, lot: lot.lot_number, supplier: offer.supplier, until: asked.deadline }
  await tellTender(work.tx, tender.id, { event: 'ask_explanation', payload, by: work.actor, now: work.now })
  await tellAsked(context, work, { tender, lot, offer, asked })
}

/** Admits an offer after its exchange, or rejects it as abnormally low: it is out of the lot from then on (R2152-4, R2152-5). */
export async function judgeExplanation(
  work: Work,
  lotId: number,
  { offer_id, decision, reason }: { offer_id: number; decision: 'admitted' | 'rejected'; reason: string },
): Promise<void> {
  const { lot, tender, offer, exchange } = await judgedOffer(work, lotId, offer_id)
  if (!exchange) throw conflict(lowTexts.noExchange)
  if (explanationState({ ...exchange, decision: null }, work.now) === 'waiting')
    throw conflict(lowTexts.waits({ supplier: offer.supplier, date: frenchMoment(exchange.deadline) }))
  if (offer.irregular_reason && exchange.decision !== 'rejected') throw conflict(lowTexts.otherReason)
  const told = reason.trim()
  if (told.length < 3) throw invalid([{ name: 'reason', message: tenderTexts.reason }])
  await repo(work, tenderExplanation).update(exchange.id, {
    ...{ decision, reason: told, decided_at: work.now.toISOString(), decided_by: work.actor.userId },
  })
  const isOut = decision === 'rejected'
  if (isOut || offer.irregular_reason)
    await setIrregular(work, lotId, { offer_id, reason: isOut ? lowTexts.rejected({ reason: told }) : null })
  const payload = { explanation: exchange.id, lot: lot.lot_number, supplier: offer.supplier, decision }
  await tellTender(work.tx, tender.id, { event: 'judge_explanation', payload, by: work.actor, now: work.now })
}

const ownSql = `select ${columns} from tender_explanation where id = $1 and tender_id = $2 and supplier_id = $3 and "deletedAt" is null`
const authorSql = 'select created_by from tender where id = $1'

/** Keeps what a supplier explains of its prices, until the limit; sent again it replaces what was sent, which history keeps. */
export async function explainOffer(
  work: Work,
  tenderId: number,
  given: { id: number; answer: string; file_ids?: readonly number[] | null },
): Promise<void> {
  const supplier_id = answeringSupplier(work)
  // Behind an impersonated supplier stands somebody of the buyer's: nobody explains prices in its place.
  if (work.actor.impersonatorId) throw new ApiError('err403')
  const tender = await findTender(work.tx, tenderId)
  await work.tx.beyond('tenders', (past) =>
    past.query('select id from tender where id = $1 for share', [tenderId]),
  )
  const [exchange] = await work.tx.query<Exchange>(ownSql, [given.id, tenderId, supplier_id])
  if (!exchange) throw new ApiError('err404', { display: lowTexts.notAsked })
  if (new Date(exchange.deadline) < work.now) throw new ApiError('err540')
  if (!mayExplain(exchange, work.now)) throw conflict(lowTexts.closed)
  const answer = given.answer.trim()
  if (answer.length < 3) throw invalid([{ name: 'answer', message: tenderTexts.tooShort }])
  await updateRow(work, tenderExplanation, {
    ...{ id: exchange.id, trusted: true },
    input: { answer, file_ids: given.file_ids ?? [] },
    extra: { answered_at: work.now, answered_by: work.actor.userId },
  })
  const payload = { explanation: exchange.id, files: given.file_ids?.length ?? 0 }
  await tellTender(work.tx, tenderId, { event: 'explain', payload, by: work.actor, now: work.now })
  const [author] = await work.tx.beyond('tenders', (past) =>
    past.query<{ created_by: number | null }>(authorSql, [tenderId]),
  )
  const [own] = await biddersOf(work.tx, [supplier_id])
  await notify(work.tx, {
    ...{ kind: 'offer_explained', users: [exchange.asked_by, author?.created_by], model: 'Tender' },
    ...{ entityId: tenderId, event: `${exchange.id}:${work.now.getTime()}`, now: work.now },
    params: { tender: tender.label, supplier: own?.name ?? '' },
  })
}
