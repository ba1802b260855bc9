import { awaitedAnswers } from '../../resources/pricing/states'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { byHand, type Occasion, remindDue, remindedSql } from '../trade/remind-due'
import { askedSuppliers, mailAsked, namesOf, tellAsked } from './asked-suppliers'
import { type CampaignRow, lockCampaign, refuseUnless } from './campaign'

const silentSql = `
  update price_update_response r set ${remindedSql.set}
  where r.price_update_id = $1 and r.status in ${listOf(awaitedAnswers)} and r."deletedAt" is null
    and ${remindedSql.isDue}
  returning r.supplier_id`

/** Reminds the suppliers that have sent nothing and were not reminded on this occasion; answers how many. */
async function remind(
  context: Context,
  tx: Tx | ActorTx,
  { campaign, event, since, now }: Occasion & { campaign: CampaignRow },
): Promise<number> {
  const silent = await pastRights(tx, 'pricing', (past) =>
    past.query<{ supplier_id: number }>(silentSql, [campaign.id, now, since]),
  )
  const suppliers = await askedSuppliers(
    tx,
    silent.map(({ supplier_id }) => supplier_id),
  )
  for (const asked of suppliers) {
    const mail = { model: 'maj_prix_rappel', values: namesOf(campaign, asked), event } as const
    await mailAsked(context, tx, { campaign, asked, mail })
    await tellAsked(tx, { campaign, asked, kind: told.prices.reminded.kind, event, now })
  }
  return suppliers.length
}

/** Reminds those that have sent nothing, when somebody asks for it. */
export async function remindNow(context: Context, work: Work, id: number): Promise<number> {
  const campaign = await lockCampaign(work.tx, id)
  refuseUnless(campaign, '150')
  return remind(context, work.tx, { campaign, ...byHand(work.now) })
}

/** Morning's work: campaigns that close in 7 days, in 2 and today are recalled to who has not answered. */
export async function remindOfPrices(context: Context, now: Date): Promise<string | undefined> {
  const count = await remindDue(context, now, {
    table: 'price_update',
    lock: lockCampaign,
    remind: (tx, row, at) => remind(context, tx, { campaign: row, ...at }),
  })
  return count ? `Fournisseurs relancés : ${count}` : undefined
}
