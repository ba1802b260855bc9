import { tenderLaw } from '../../i18n/fr/tender-law'
import { frenchDay } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import { tender as tenders } from '../../resources/tenders/tender'
import { attribution } from '../../resources/tenders/tender-decision'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { biddersOf, mailBidder, namesOf } from './bidders'
import { lockTender, refuseUnless, type TenderRow, tellTender } from './tender-row'

const texts = tenderLaw.signing

/** The public tender, awarded and locked. */
async function awarded(work: Work, id: number): Promise<TenderRow> {
  const tender = await lockTender(work.tx, id)
  if (!tender.is_public) throw new ApiError('err409', { display: texts.onlyPublic })
  refuseUnless(tender, '350')
  return tender
}

async function write(
  work: Work,
  id: number,
  values: Parameters<ReturnType<typeof repo<typeof tenders>>['update']>[1],
) {
  await repo(work, tenders).update(id, values)
}

/** Keeps the day when a market was signed: never within the standstill, by the server's clock (R2182-1). */
export async function signTender(work: Work, id: number, signed_on: string): Promise<void> {
  const tender = await awarded(work, id)
  if (tender.notified_on) throw new ApiError('err409', { display: texts.notified })
  const wrong = (message: string) => invalid([{ name: 'signed_on', message }])
  if (signed_on > parisDay(work.now)) throw wrong(texts.future)
  const first = tender.signable_on ?? parisDay(new Date(String(tender.awarded_at)))
  if (signed_on < first) throw wrong(texts.early({ date: frenchDay(first) }))
  await write(work, id, { signed_on })
  await tellTender(work.tx, id, { event: 'sign', payload: { signed_on }, by: work.actor, now: work.now })
}

const holdersSql = `select distinct supplier_id from attribution where tender_id = $1 and "deletedAt" is null order by 1`
const attributionsSql =
  'select id, period_start from attribution where tender_id = $1 and "deletedAt" is null for update'

/** Notifies a signed market to its holders: from that day it binds, and begins no earlier (R2182-4). */
export async function notifyMarket(context: Context, work: Work, id: number): Promise<void> {
  const tender = await awarded(work, id)
  if (!tender.signed_on) throw new ApiError('err409', { display: texts.unsigned })
  if (tender.notified_on) throw new ApiError('err409', { display: texts.notified })
  const day = parisDay(work.now)
  const start = String(tender.market_openning_date) < day ? day : String(tender.market_openning_date)
  const { appliance_date } = tender
  const applied = appliance_date && appliance_date < start ? { appliance_date: start } : {}
  await write(work, id, { notified_on: day, market_openning_date: start, ...applied })
  const notified_at = work.now.toISOString()
  for (const one of await work.tx.query<{ id: number; period_start: string | null }>(attributionsSql, [id])) {
    const late = one.period_start && one.period_start < start ? { period_start: start } : {}
    await repo(work, attribution).update(one.id, { notified_at, ...late })
  }
  await tellTender(work.tx, id, {
    event: 'notify',
    payload: { notified_on: day },
    by: work.actor,
    now: work.now,
  })
  const holders = await work.tx.query<{ supplier_id: number }>(holdersSql, [id])
  for (const bidder of await biddersOf(
    work.tx,
    holders.map(({ supplier_id }) => supplier_id),
  ))
    await mailBidder(context, work.tx, {
      tender,
      bidder,
      mail: {
        model: 'attribution_notification',
        values: {
          ...namesOf(tender, bidder),
          signature: frenchDay(tender.signed_on),
          debut: frenchDay(start),
          fin: frenchDay(String(tender.market_closing_date)),
        },
        event: 'notify',
      },
    })
}
