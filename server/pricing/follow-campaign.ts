import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { priceUpdateResponse } from '../../resources/pricing/price-update-response'
import { frenchMoment } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { byNobody } from '../trade/order-events'
import { mailOne } from './asked-suppliers'
import { type CampaignRow, lockCampaign, moveCampaign, refuseUnless } from './campaign'
import { lockResponse } from './own-prices'
import { logPrices } from './price-log'
import { tellDecided, tellEnd, tellReopened, tellWithdrawn } from './tell-suppliers'

const dueSql = `select id from price_update where status = '150' and response_date_limit < $1 and "deletedAt" is null order by id`

const close = async (on: Writing, campaign: CampaignRow): Promise<void> => {
  await moveCampaign(on, campaign, { verb: 'close' })
  await logPrices(on, campaign.id, {
    origin: on.actor.userId === null ? 'clock' : 'screen',
    entries: [{ what: texts.log.closed }],
  })
  await tellEnd(on, campaign)
}

/** Closes campaigns past their limit, each in a transaction of its own; the limit itself is still in time. */
export async function closeCampaigns(context: Context, now: Date): Promise<string | undefined> {
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql, [now]))
  for (const { id } of due)
    await context.db.system('jobs', async (tx) => {
      const campaign = await lockCampaign(tx, id)
      if (campaign.status === '150') await close({ tx, now, actor: byNobody }, campaign)
    })
  return due.length ? `Mises à jour des prix closes : ${due.length}` : undefined
}

/** Lets one supplier answer, or correct what it sent, until a moment to come; what was sent counts and stays decided meanwhile. */
export async function reopenFor(
  context: Context,
  work: Work,
  { id, response_id, until }: { id: number; response_id: number; until: string },
): Promise<void> {
  const campaign = await lockCampaign(work.tx, id)
  refuseUnless(campaign, '200', '250')
  if (new Date(until) <= work.now) throw invalid([{ name: 'until', message: texts.until }])
  const row = await lockResponse(work.tx, { id: response_id, campaign: id })
  const isSent = row.status === 'sent'
  await repo(work, priceUpdateResponse).update(row.id, {
    reopened_until: until,
    ...(isSent ? { correcting_since: work.now.toISOString() } : { status: 'saved' }),
  })
  const { supplier_id } = row
  const entries = [{ supplier_id, what: texts.log.reopened, after: frenchMoment(until) }]
  await logPrices(work, id, { origin: 'screen', entries })
  const reopened = { ...campaign, response_date_limit: until }
  const mailed = await mailOne(context, work, {
    ...{ campaign: reopened, supplier_id },
    mail: (values) => ({ model: 'maj_prix_rouverte', values, event: work.now.toISOString() }),
  })
  await tellReopened(work, reopened, { supplier_id, mailed })
}

const awaitedSql = `select s.name, r.reopened_until from price_update_response r join supplier s on s.id = r.supplier_id
  where r.price_update_id = $1 and (r.status = 'saved' or r.correcting_since is not null) and r.reopened_until >= $2 and r."deletedAt" is null order by s.name limit 1`
const undecidedSql = `select count(*)::int as n from price_update_line l join price_update_response r on r.id = l.price_update_response_id
  where r.price_update_id = $1 and r.status = 'sent' and l.answered and l.decision = 'pending'`

async function refuseUndecided(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  const [awaited] = await tx.query<{ name: string; reopened_until: string }>(awaitedSql, [campaign.id, now])
  if (awaited) {
    const facts = { supplier: awaited.name, date: frenchMoment(awaited.reopened_until) }
    throw new ApiError('err409', { display: texts.awaited(facts) })
  }
  const [undecided] = await tx.query<{ n: number }>(undecidedSql, [campaign.id])
  if (undecided?.n) throw new ApiError('err409', { display: texts.undecided({ n: undecided.n }) })
}

const sentSql = `select id from price_update_response where price_update_id = $1 and status = 'sent' and "deletedAt" is null order by id`

/** Validates what was decided: it is applied at 00:05 of its day. */
export async function validateCampaign(
  work: Work,
  id: number,
  { appliance_date }: { appliance_date?: string | null },
): Promise<void> {
  const locked = await lockCampaign(work.tx, id)
  refuseUnless(locked, '200', '250')
  const day = appliance_date ?? locked.appliance_date
  if (day <= parisDay(work.now)) throw invalid([{ name: 'appliance_date', message: texts.dayPast }])
  await refuseUndecided(work.tx, locked, work.now)
  const campaign = locked.status === '200' ? await moveCampaign(work, locked, { verb: 'examine' }) : locked
  const extra = { validated_at: work.now.toISOString(), appliance_date: day }
  const validated = await moveCampaign(work, campaign, { verb: 'validate', extra })
  for (const answer of await work.tx.query<{ id: number }>(sentSql, [id]))
    await repo(work, priceUpdateResponse).update(answer.id, { status: 'decided', correcting_since: null })
  await logPrices(work, id, { origin: 'screen', entries: [{ what: texts.log.validated, after: day }] })
  await tellDecided(work, validated)
}

/** Ends a campaign before it is applied: no price moves. */
export async function cancelCampaign(work: Work, id: number, reason: string): Promise<void> {
  const motif = reason.trim()
  if (motif.length < 3) throw invalid([{ name: 'reason', message: texts.reason }])
  const campaign = await lockCampaign(work.tx, id)
  if (campaign.status === '350') throw new ApiError('err550')
  await moveCampaign(work, campaign, { verb: 'cancel', extra: { cancel_reason: motif } })
  await logPrices(work, id, { origin: 'screen', entries: [{ what: texts.log.cancelled, after: motif }] })
  await tellWithdrawn(work, campaign, motif)
}

/** Closes before the limit, once everybody has answered. */
export async function closeNow(work: Work, id: number): Promise<void> {
  const campaign = await lockCampaign(work.tx, id)
  refuseUnless(campaign, '150')
  await close(work, campaign)
}
