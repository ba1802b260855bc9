import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { priceUpdate } from '../../resources/pricing/price-update'
import {
  type PriceUpdateStatus,
  type PriceUpdateVerb,
  priceUpdateMove,
  priceUpdateStates,
} from '../../resources/pricing/states'
import type { RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/tx'

/** A campaign as its calls work with it. */
export type CampaignRow = RowOf<
  typeof priceUpdate,
  | ('id' | 'label' | 'status' | 'company_id' | 'response_date_limit' | 'appliance_date')
  | ('max_increase_pct' | 'mail_object' | 'mail_message' | 'opened_at' | 'applied_at')
  | 'cancel_reason'
>

const rowSql = `select c.* from price_update c where c.id = $1 and c."deletedAt" is null`
const notFound = () => new ApiError('err404', { display: texts.notFound })

export async function findCampaign(tx: Tx, id: number): Promise<CampaignRow> {
  const [row] = await tx.query<CampaignRow>(rowSql, [id])
  if (!row) throw notFound()
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockCampaign(tx: Tx, id: number): Promise<CampaignRow> {
  const [row] = await tx.query<CampaignRow>(`${rowSql} for update`, [id])
  if (!row) throw notFound()
  return row
}

const wrongState = (status: PriceUpdateStatus) =>
  new ApiError('err409', { display: texts.wrongState({ status: priceUpdateStates[status].label }) })

export function refuseUnless(campaign: CampaignRow, ...states: PriceUpdateStatus[]): void {
  if (!states.includes(campaign.status)) throw wrongState(campaign.status)
}

/** Leads a locked campaign on, with its history and its event. */
export async function moveCampaign(
  on: Writing,
  campaign: CampaignRow,
  { verb, extra = {} }: { verb: PriceUpdateVerb; extra?: Readonly<Record<string, string>> },
): Promise<CampaignRow> {
  const to = priceUpdateMove(verb, campaign.status)
  if (!to) throw wrongState(campaign.status)
  await repo(on, priceUpdate).update(campaign.id, { ...extra, status: to })
  await on.tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...['Price_update', campaign.id, [verb], [JSON.stringify({ from: campaign.status, to })]],
    ...[on.actor.userId, on.actor.impersonatorId ?? null, on.now],
  ])
  return { ...campaign, ...extra, status: to }
}
