import type { NotificationKind } from '../../resources/content/notification-kinds'
import type { NotificationParams } from '../../resources/content/notification-texts'
import { lookup } from '../../resources/schema/lookup'
import { type Campaign, told } from '../../resources/trade/told'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { notify } from './notify'

/** The table and the model of the campaigns that somebody makes. */
const madeBySomebody = lookup({
  volumes: { table: 'purchase_volume_request', model: 'Purchase_volume_request' },
  prices: { table: 'price_update', model: 'Price_update' },
  statistics: { table: 'statistic_request', model: 'Statistic_request' },
  tenders: { table: 'tender', model: 'Tender' },
} as const satisfies Partial<Record<Campaign, { table: string; model: string }>>)
type Made = keyof typeof madeBySomebody

/** Staff alone: an answer that leads its campaign on is written by who answers. */
const authorsSql = (table: string) => `
  select c.label, u.id from ${table} c
    left join "user" u on u.id in (c.created_by, c.updated_by)
      and u.profile_id in (select p.id from profile p where p.profile_type_id = 1)
  where c.id = $1 and c."deletedAt" is null`

async function tell<K extends NotificationKind>(
  tx: Tx | ActorTx,
  {
    campaign,
    id,
    said,
    by,
    ...what
  }: Happening & { kind: K; said: (request: string) => NotificationParams<K> },
): Promise<void> {
  const { table, model } = madeBySomebody[campaign]
  const rows = await pastRights(tx, 'notifications', (past) =>
    past.query<{ label: string; id: number | null }>(authorsSql(table), [id]),
  )
  const [first] = rows
  if (!first) return
  const users = rows.flatMap((row) => (row.id === by ? [] : [row.id]))
  await notify(tx, { ...what, users, model, entityId: id, params: said(first.label) })
}

/** What happened in a campaign: `event` tells two happenings of one kind apart. */
interface Happening {
  campaign: Made
  id: number
  event: string
  /** Who did it: nobody is told of what they have just done. */
  by?: number | null
  now: Date
}

/** Tells those who made a campaign, in their box, that a party has answered it. */
export const tellAnswered = (
  tx: Tx | ActorTx,
  { party, ...happening }: Happening & { campaign: Exclude<Made, 'tenders'>; party: string },
): Promise<void> =>
  tell(tx, {
    ...happening,
    kind: told[happening.campaign].answered.kind,
    said: (request) => ({ request, party }),
  })

/** Tells those who made a campaign that it is closed, and what is to be done next. */
export const tellClosed = (
  tx: Tx | ActorTx,
  { outcome, ...happening }: Happening & { campaign: Exclude<Made, 'statistics'>; outcome: string },
): Promise<void> =>
  tell(tx, {
    ...happening,
    kind: told[happening.campaign].closed.kind,
    said: (request) => ({ request, outcome }),
  })
