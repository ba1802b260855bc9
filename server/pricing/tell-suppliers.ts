import { toldTexts } from '../../i18n/fr/told'
import { awaitedAnswers, type PriceDecision } from '../../resources/pricing/states'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { told } from '../../resources/trade/told'
import type { Writing } from '../api/row-writer'
import { listOf } from '../database/naming'
import { pastRights } from '../database/past-rights'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { tellAnswered, tellClosed } from '../trade/tell-authors'
import type { CampaignRow } from './campaign'

/** What a supplier's box opens of a campaign. */
const boxOf = async ({ tx, now }: Writing, campaign: CampaignRow, supplier: number) => ({
  users: await supplierUsers(tx, supplier),
  ...{ model: 'Price_update', entityId: campaign.id, event: now.toISOString(), now },
})

/** Tells a supplier's people that it may answer until another moment; `mailed` were written to. */
export async function tellReopened(
  on: Writing,
  campaign: CampaignRow,
  { supplier_id, mailed }: { supplier_id: number; mailed: readonly string[] },
): Promise<void> {
  const params = { request: campaign.label, limit: frenchMoment(campaign.response_date_limit) }
  await notify(on.tx, {
    ...(await boxOf(on, campaign, supplier_id)),
    kind: told.prices.reopened.kind,
    params,
    mailed,
  })
}

const decidedSql = `
  select r.supplier_id, s.name, l.decision, count(*)::int as n from price_update_line l
    join price_update_response r on r.id = l.price_update_response_id join supplier s on s.id = r.supplier_id
  where r.price_update_id = $1 and r."deletedAt" is null and r.status not in ${listOf(awaitedAnswers)} and l.answered
  group by r.supplier_id, s.name, l.decision order by r.supplier_id`

/** Tells each supplier that answered what was decided of its prices, and from when they hold. */
export async function tellDecided(on: Writing, campaign: CampaignRow): Promise<void> {
  type Count = { supplier_id: number; name: string; decision: PriceDecision; n: number } & Record<
    string,
    unknown
  >
  const counts = await pastRights(on.tx, 'pricing', (past) => past.query<Count>(decidedSql, [campaign.id]))
  for (const supplier of new Set(counts.map(({ supplier_id }) => supplier_id))) {
    const of = (decision: PriceDecision) =>
      counts.find((one) => one.supplier_id === supplier && one.decision === decision)?.n ?? 0
    const outcome = toldTexts.pricesDecided({
      ...{ accepted: of('accepted'), negotiated: of('negotiated'), refused: of('refused') },
      date: frenchDay(campaign.appliance_date),
    })
    const name = counts.find(({ supplier_id }) => supplier_id === supplier)?.name ?? ''
    await notify(on.tx, {
      ...(await boxOf(on, campaign, supplier)),
      kind: told.prices.decided.kind,
      params: { request: campaign.label, outcome: `${name}, ${outcome}` },
      // Each of several suppliers of one person has its own outcome.
      event: `${supplier} ${on.now.toISOString()}`,
    })
  }
}

const askedSql = `select supplier_id from price_update_response where price_update_id = $1 and "deletedAt" is null order by 1`

/** Tells every supplier that was asked that nothing follows. */
export async function tellWithdrawn(on: Writing, campaign: CampaignRow, reason: string): Promise<void> {
  const rows = await pastRights(on.tx, 'pricing', (past) =>
    past.query<{ supplier_id: number }>(askedSql, [campaign.id]),
  )
  for (const { supplier_id } of rows)
    await notify(on.tx, {
      ...(await boxOf(on, campaign, supplier_id)),
      ...{ kind: told.prices.withdrawn.kind, params: { request: campaign.label, reason } },
    })
}

const answersSql = `select count(*)::int as asked, (count(*) filter (where status = 'sent'))::int as answers
  from price_update_response where price_update_id = $1 and "deletedAt" is null`

/** Tells those who made a campaign that it is closed, and how many have answered. */
export async function tellEnd({ tx, now, actor }: Writing, { id }: CampaignRow): Promise<void> {
  const [counts] = await tx.query<{ asked: number; answers: number }>(answersSql, [id])
  const outcome = toldTexts.answers(counts ?? { asked: 0, answers: 0 })
  await tellClosed(tx, { campaign: 'prices', id, event: now.toISOString(), outcome, by: actor.userId, now })
}

/** Tells those who made a campaign that a supplier has sent its prices, or their correction: `receipt` is what it got. */
export async function tellSent(
  { tx, now }: Writing,
  { id, supplier_id, receipt }: { id: number; supplier_id: number; receipt: string },
): Promise<void> {
  const [supplier] = await pastRights(tx, 'pricing', (past) =>
    past.query<{ party: string }>('select name as party from supplier where id = $1', [supplier_id]),
  )
  if (supplier) await tellAnswered(tx, { campaign: 'prices', id, ...supplier, event: receipt, now })
}
