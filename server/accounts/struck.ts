import { struckTexts } from '../../i18n/fr/struck-accounts'
import { linkOf } from '../../resources/content/notification-links'
import { endedCampaigns } from '../../resources/pricing/states'
import { statesAt } from '../../resources/schema/course'
import { lookup } from '../../resources/schema/lookup'
import type { Struck } from '../../resources/schema/struck'
import { tenderStates } from '../../resources/tenders/states'
import type { StruckAsking, StruckBy } from '../api/context'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'
import { pastRights } from '../database/past-rights'
import { type RightsLost, rightsLostSql, rightsLostValue } from '../trade/rights-lost'
import { lostByProfiles, lostByUsers } from './rights-lost'

/** Those of a kind that are told one by one. */
const told = 10

/** What somebody has made and is still under way: it goes on without the person who leads it and is told of it. */
const ledSql = (table: string, isUnderWay: string) =>
  `select c.id, c.label as said from ${rightsLostSql} join ${table} c on c.created_by = l.id and c."deletedAt" is null and ${isUnderWay}
   where $2 order by c.label, c.id`

/** What is struck besides orders: its text, which page shows it, and what finds it; `$1` says what people lose, `$2` whether they are gone. */
const kinds = [
  [
    'validated',
    'User',
    `select distinct u.id, concat_ws(' ', u.first_name, u.last_name) as said from ${rightsLostSql}
       join "user" u on l.id in (u.validator_one, u.validator_two) and u.status_id = 1 and u."deletedAt" is null
     where l.decides or exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = any(l.adherents))
     order by said, u.id`,
  ],
  [
    'managed',
    'Adherent',
    `select a.id, a.name as said from ${rightsLostSql} join adherent a on a.project_manager_id = l.id and a."deletedAt" is null
     where $2 order by a.name, a.id`,
  ],
  [
    'levels',
    null,
    `select o.label as said from ${rightsLostSql} join orderlevel o on o.default_validator_id = l.id and o.active and o."deletedAt" is null
     where l.decides order by 1`,
  ],
  [
    'suppliers',
    'Supplier',
    `select distinct s.id, s.name as said from ${rightsLostSql}
       join supplier s on s.id = any(l.suppliers) and s.supplier_status_id = 1 and s."deletedAt" is null
     where not exists (select 1 from user_supplier_ids j join "user" u on u.id = j.user_id and u.status_id = 1 and u."deletedAt" is null
       where j.supplier_id = s.id and not exists (select 1 from ${rightsLostSql} where l.id = u.id and s.id = any(l.suppliers)))
     order by said, s.id`,
  ],
  [
    'tenders',
    'Tender',
    ledSql('tender', `c.status not in ${listOf(statesAt(tenderStates, 'over', 'dropped'))}`),
  ],
  ['priceUpdates', 'Price_update', ledSql('price_update', `c.status not in ${listOf(endedCampaigns)}`)],
  ['volumes', 'Purchase_volume_request', ledSql('purchase_volume_request', `c.status <> '250'`)],
  ['statistics', 'Statistic_request', ledSql('statistic_request', `c.status <> '250'`)],
  [
    'tasks',
    'Comment',
    `select c.id, left(c.text, 80) as said from ${rightsLostSql} join comment c on c.assignee_id = l.id
       and c.done_at is null and c.removed_at is null where $2 order by c.due_on nulls last, c.id`,
  ],
  ['keys', null, `select k.name as said from ${rightsLostSql} join api_key k on k.user_id = l.id order by 1`],
  [
    'webhooks',
    null,
    `select w.label as said from ${rightsLostSql} join webhook w on w.user_id = l.id and w.active and w."deletedAt" is null order by 1`,
  ],
  [
    'exports',
    null,
    `select e.name as said from ${rightsLostSql} join export_schedule e on e.user_id = l.id and e.next_day is not null order by 1`,
  ],
  [
    'imports',
    null,
    `select i.label as said from ${rightsLostSql} join scheduled_import i on i.user_id = l.id and i.active and i."deletedAt" is null order by 1`,
  ],
] as const

type ToldRow = { id?: number; said: string }

/** What people who may do less leave behind: who is validated by them, whom they follow, what acts in their name. */
async function struckBeside(
  tx: Tx,
  lost: readonly RightsLost[],
  { work: { actor }, change }: StruckAsking,
): Promise<Struck[]> {
  const isOver = !change || (change.status_id ?? 1) !== 1
  const found: Struck[] = []
  for (const [kind, model, sql] of kinds) {
    const values = [rightsLostValue(lost), ...(sql.includes('$2') ? [isOver] : [])]
    const rows = await tx.query<ToldRow & Record<string, unknown>>(sql, values)
    if (rows.length)
      found.push({
        label: struckTexts[kind]({ smart_count: rows.length }),
        rows: rows.slice(0, told).map(({ id, said }) => ({
          label: said,
          link: (model && id && linkOf(model, id, actor.profileTypeId)) || null,
        })),
      })
  }
  return found
}

type Losing = (tx: Tx, ids: readonly number[], asking: StruckAsking) => Promise<RightsLost[]>

/** What is struck where accounts or profiles are changed or closed, orders as they are counted in their own room (5-doors §1, M). */
export function struckPeople(
  orders: (tx: Tx, lost: readonly RightsLost[], asking: StruckAsking) => Promise<Struck[]>,
): StruckBy {
  const by = (losing: Losing) => async (tx: Tx, ids: readonly number[], asking: StruckAsking) => {
    const lost = await pastRights(tx, 'perimeter', (past) => losing(past, ids, asking))
    if (!lost.length) return []
    return [
      ...(await orders(tx, lost, asking)),
      ...(await pastRights(tx, 'perimeter', (past) => struckBeside(past, lost, asking))),
    ]
  }
  return lookup({ user: by(lostByUsers), profile: by(lostByProfiles) })
}
