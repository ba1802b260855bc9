import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { parisDay } from '../../resources/schema/paris-time'
import { fillWritten } from '../../resources/schema/phrase'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { standingSql } from '../trade/price-sql'
import { namesWhy, shutAt } from '../trade/shut-parties'
import { askedSuppliers, mailAsked, namesOf, tellAsked } from './asked-suppliers'
import { type CampaignRow, lockCampaign, moveCampaign, refuseUnless } from './campaign'
import { leftEntries, readLeft } from './left-suppliers'
import { logPrices } from './price-log'

/** A supplier is asked where it has articles in the families: `$1` is the campaign, `$2` the moment. */
const responsesSql = `
  insert into price_update_response (price_update_id, supplier_id, "createdAt", "updatedAt", created_by, updated_by)
  select $1::bigint, j.supplier_id, $2::timestamptz, $2::timestamptz, $3::bigint, $3::bigint from price_update_supplier_ids j
  where j.price_update_id = $1 and j.supplier_id <> all($4::bigint[]) and exists (select 1 from article a where a.supplier_id = j.supplier_id and a."deletedAt" is null and a.active
    and a.family_id in (select f.family_id from price_update_family_ids f where f.price_update_id = $1))
  order by j.supplier_id returning supplier_id`

/**
 * One line for each article, with the general price that is in force (`$3` is the day) and whether the supplier answered it the
 * last time: at the last update that was applied, else at the tender that gave the price.
 */
const linesSql = `
  insert into price_update_line (price_update_response_id, article_id, last_quotation, answered_before, "createdAt", "updatedAt")
  select r.id, a.id, p.quotation, coalesce(b.answered, p.quotation is not null), $2::timestamptz, $2::timestamptz
  from price_update_response r
    join article a on a.supplier_id = r.supplier_id and a."deletedAt" is null and a.active
      and (a.deactivation_date is null or a.deactivation_date > $3::date)
      and a.family_id in (select f.family_id from price_update_family_ids f where f.price_update_id = $1)
    left join lateral (${standingSql('a.id', '$3')}) p on true
    left join lateral (select o.answered from price_update_line o join price_update_response q on q.id = o.price_update_response_id
        join price_update c on c.id = q.price_update_id
      where o.article_id = a.id and c.id <> $1 and c.status = '350' and c."deletedAt" is null
      order by c.applied_at desc limit 1) b on true
  where r.price_update_id = $1 order by r.id, a.id returning id`

const chosenSql = 'select supplier_id from price_update_supplier_ids where price_update_id = $1 order by 1'

function refuseDates(campaign: CampaignRow, now: Date): void {
  const errors = [
    ...(new Date(campaign.response_date_limit) <= now
      ? [{ name: 'response_date_limit', message: texts.limitPast }]
      : []),
    ...(campaign.appliance_date <= parisDay(now) ? [{ name: 'appliance_date', message: texts.dayPast }] : []),
  ]
  if (errors.length) throw invalid(errors)
}

/** Opens a campaign: its lines are made, its suppliers are asked (domain §10.1). */
export async function openCampaign(context: Context, work: Work, id: number): Promise<CampaignRow> {
  const draft = await lockCampaign(work.tx, id)
  refuseUnless(draft, '100')
  refuseDates(draft, work.now)
  const chosen = await work.tx.query<{ supplier_id: number }>(chosenSql, [id])
  const suppliers = chosen.map(({ supplier_id }) => supplier_id)
  const shut = await shutAt(work.tx, { campaign: 'prices', door: 'ask', suppliers })
  const asked = await pastRights(work.tx, 'pricing', async (past) => {
    const of = [id, work.now, work.actor.userId]
    const rows = await past.query<{ supplier_id: number }>(responsesSql, [...of, shut.map((one) => one.id)])
    const lines = await past.query(linesSql, [id, work.now, parisDay(work.now)])
    return lines.length ? rows.map(({ supplier_id }) => supplier_id) : []
  })
  const left = await readLeft(work.tx, id)
  if (!asked.length)
    throw invalid([{ name: 'supplier_ids', message: `${texts.noArticle} ${namesWhy(left)}` }])
  const campaign = await moveCampaign(work, draft, {
    verb: 'open',
    extra: { opened_at: work.now.toISOString() },
  })
  await logPrices(work, id, {
    origin: 'screen',
    entries: [{ what: texts.log.opened }, ...leftEntries(left, texts.log.notAsked)],
  })
  for (const one of await askedSuppliers(work.tx, asked)) {
    const names = namesOf(campaign, one)
    const objet = fillWritten(campaign.mail_object?.trim() || texts.usual.object, names)
    const message = fillWritten(campaign.mail_message?.trim() || texts.usual.message, names)
    const mail = { model: 'maj_prix_demande', values: { ...names, objet, message }, event: 'first' } as const
    await mailAsked(context, work.tx, { campaign, asked: one, mail })
    const what = { kind: told.prices.asked.kind, event: 'asked', now: work.now } as const
    await tellAsked(work.tx, { campaign, asked: one, ...what })
  }
  return campaign
}
