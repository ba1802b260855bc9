import { tenderTexts } from '../../i18n/fr/tenders'
import type { RowOf } from '../../resources/schema/infer'
import { droppedLots, judgedResponses, mayDrop } from '../../resources/tenders/states'
import { attribution } from '../../resources/tenders/tender-decision'
import { tenderFamily } from '../../resources/tenders/tender-lot'
import { tenderResponse } from '../../resources/tenders/tender-response'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { type Bidder, biddersOf, invitedTo, mailBidder, namesOf, tellBidder } from './bidders'
import { endNotice } from './tender-notice'
import { lockTender, moveTender, type TenderRow, wrongState } from './tender-row'

const lotsSql = `select id, lot_number, applied_at from tender_family
  where tender_id = $1 and status in ${listOf(droppedLots)} and "deletedAt" is null order by id for update`
const attributionsSql = 'select id from attribution where tender_id = $1 and "deletedAt" is null order by id'
const retainedSql = `select id from tender_response where tender_id = $1 and status = '300' and "deletedAt" is null order by id`
const writtenSql = `select supplier_id from tender_response
  where tender_id = $1 and status in ${listOf(judgedResponses)} and "deletedAt" is null`

type Lot = RowOf<typeof tenderFamily, 'id' | 'lot_number' | 'applied_at'> & Record<string, unknown>

/** Refuses to drop what binds already: a private award, a signed market, a lot that the catalogue has. */
function refuseBinding(tender: TenderRow, lots: readonly Lot[]): void {
  const { isSigned, isApplied } = tenderTexts.cancel
  if (tender.status === '350' && tender.signed_on) throw new ApiError('err409', { display: isSigned })
  if (!mayDrop(tender)) throw wrongState(tender.status)
  const applied = lots.find(({ applied_at }) => applied_at !== null)
  if (applied) throw new ApiError('err409', { display: isApplied({ lot: applied.lot_number }) })
}

/** Takes an award back: nobody holds a lot any more, and who was retained stands as it was sent. */
async function takeBack(work: Work, tenderId: number): Promise<void> {
  for (const { id } of await work.tx.query<{ id: number }>(attributionsSql, [tenderId]))
    await repo(work, attribution).remove(id)
  for (const { id } of await work.tx.query<{ id: number }>(retainedSql, [tenderId]))
    await repo(work, tenderResponse).update(id, { status: '150' })
}

/** Everybody who is invited, and who had a letter of the award though it declined since, each once. */
async function concerned(work: Work, tenderId: number): Promise<Bidder[]> {
  const invited = await invitedTo(work.tx, tenderId)
  const known = new Set(invited.map(({ supplier_id }) => supplier_id))
  const written = await work.tx.query<{ supplier_id: number }>(writtenSql, [tenderId])
  const others = written.map(({ supplier_id }) => supplier_id).filter((id) => !known.has(id))
  return [...invited, ...(await biddersOf(work.tx, others))]
}

/** Ends a tender without a follow-up, awarded or not, with its reason told to every supplier (« Sans suite »). */
export async function cancelTender(
  context: Context,
  work: Work,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const motif = reason.trim()
  if (motif.length < 3) throw invalid([{ name: 'reason', message: tenderTexts.reason }])
  const tender = await lockTender(work.tx, id)
  const lots = await work.tx.query<Lot>(lotsSql, [id])
  refuseBinding(tender, lots)
  const { actor, now } = work
  await moveTender(work.tx, tender, { verb: 'cancel', actor, extra: { cancel_reason: motif }, now })
  for (const lot of lots) await repo(work, tenderFamily).update(lot.id, { status: 'cancelled' })
  const bidders = await concerned(work, id)
  await takeBack(work, id)
  if (!tender.published) return
  await endNotice(work, tender, motif)
  for (const bidder of bidders) {
    const values = { ...namesOf(tender, bidder), motif }
    await mailBidder(context, work.tx, {
      tender,
      bidder,
      mail: { model: 'consultation_sans_suite', values, event: 'once' },
    })
    const params = { request: tender.label, reason: motif }
    const { kind } = told.tenders.withdrawn
    await tellBidder(work.tx, { tender, bidder, kind, params, event: 'once', now })
  }
}
