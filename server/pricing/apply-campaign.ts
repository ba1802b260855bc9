import { partyTexts } from '../../i18n/fr/parties'
import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { lay } from '../../resources/catalogue/paint-line'
import { frenchDay } from '../../resources/schema/date-text'
import { parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Writing } from '../api/row-writer'
import { applyDatedPrices } from '../trade/apply-dated-prices'
import { byNobody } from '../trade/order-events'
import { type Paint, paintPrices } from '../trade/paint-prices'
import { tellClosed } from '../trade/tell-authors'
import { applySql } from './apply-sql'
import { type CampaignRow, lockCampaign, moveCampaign, refuseUnless } from './campaign'
import { unmoved } from './left-suppliers'
import { logPrices } from './price-log'

/** The time of its day at which a campaign is applied. */
export const applyTime = '00:05'

type MovedPrice = { article_id: number; quotation: string; price_ht: string } & Record<string, unknown>

/** Articles whose lines are painted together. */
const atOnce = 2000

/** Paints a campaign's standing prices from its day on; answers how many moved. One that is as it was stays as it is. */
async function paint(
  on: Writing,
  moved: readonly MovedPrice[],
  { id, from, today }: { id: number; from: string; today: string },
): Promise<number> {
  const paints = moved.map(({ article_id, quotation, price_ht }): Paint => {
    const facts = { quotation, price_ht, source: 'price_update', source_id: id, reason: null }
    const price = { ...facts, from, to: null, bounded: false, replaces: true, unlessSame: true }
    return {
      ...{ article_id, adherent_id: null, groupAdherent_id: null },
      act: (line) => lay(line, price, today),
    }
  })
  const painted = await paintPrices(on, paints, { event: 'prices_applied' })
  return painted.filter(({ isChanged }) => isChanged).length
}

/** Writes a validated campaign's prices, all of them or none, in one transaction. */
async function write(on: Writing, campaign: CampaignRow): Promise<number> {
  const { tx, now, actor } = on
  const today = parisDay(now)
  const from = campaign.appliance_date < today ? today : campaign.appliance_date
  const left = await unmoved(on, campaign.id, texts.log.leftOut)
  const moved = await tx.query<MovedPrice>(applySql.moved, [campaign.id, today])
  let prices = 0
  for (let start = 0; start < moved.length; start += atOnce) {
    const part = moved.slice(start, start + atOnce)
    prices += await paint(on, part, { id: campaign.id, from, today })
  }
  await tx.query(applySql.gone, [campaign.id, from, now])
  await applyDatedPrices(tx, { day: today, now })
  await moveCampaign(on, campaign, { verb: 'apply', extra: { applied_at: now.toISOString() } })
  const origin = actor.userId === null ? 'clock' : 'screen'
  const applied = { what: texts.log.applied, after: String(prices) }
  await logPrices(on, campaign.id, { origin, entries: [...left.entries, applied] })
  if (left.names) {
    const outcome = partyTexts.left({ parties: left.names })
    await tellClosed(tx, {
      campaign: 'prices',
      id: campaign.id,
      event: 'left',
      outcome,
      by: actor.userId,
      now,
    })
  }
  return prices
}

/** Applies one campaign whose day has come, once: a second time is err550. */
export async function applyNow(on: Writing, id: number): Promise<number> {
  const campaign = await lockCampaign(on.tx, id)
  if (campaign.status === '350') throw new ApiError('err550')
  refuseUnless(campaign, '300')
  if (on.now < parisMoment(campaign.appliance_date, applyTime)) {
    const date = `${frenchDay(campaign.appliance_date)} à ${applyTime}`
    throw new ApiError('err409', { display: texts.tooEarly({ date }) })
  }
  return write(on, campaign)
}

/** A run that makes up for another one comes at any time: the day begins at 00:05 for it too. */
const dueSql = `select id from price_update where status = '300' and "deletedAt" is null
  and (appliance_date + $2::time) at time zone 'Europe/Paris' <= $1::timestamptz order by appliance_date, id`

/** 00:05: the campaigns of the day are applied, each whole or not at all. */
export async function applyCampaigns(context: Context, now: Date): Promise<string | undefined> {
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql, [now, applyTime]))
  let prices = 0
  for (const { id } of due)
    prices += await context.db.system('jobs', async (tx) => {
      const campaign = await lockCampaign(tx, id)
      // Another process, or somebody, was faster.
      return campaign.status === '300' ? write({ tx, now, actor: byNobody }, campaign) : 0
    })
  return due.length ? `Mises à jour des prix appliquées : ${due.length}, prix : ${prices}` : undefined
}

const leftSql = `select id from price_update where status = '350' and carts_repriced_at is null and "deletedAt" is null`

/** Lets carts follow the campaigns that were applied: none is forgotten when a process is killed in between. */
export async function followApplied(
  context: Context,
  now: Date,
  reprice: (context: Context, now: Date) => Promise<string | undefined>,
): Promise<string | undefined> {
  const left = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(leftSql))
  if (!left.length) return undefined
  const said = await reprice(context, now)
  await context.db.system('jobs', (tx) =>
    tx.query('update price_update set carts_repriced_at = $2 where id = any($1::bigint[])', [
      left.map(({ id }) => id),
      now,
    ]),
  )
  return said
}
