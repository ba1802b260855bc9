import type { BudgetAnswer } from '../../resources/catalogue/answers'
import type { Member } from '../../resources/directory/serving'
import { pendingStatuses, sentStatuses } from '../../resources/orders/states'
import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'

/** The food catalogue: food budgets count what is ordered from it. */
export const foodCatalogId = 1

/** Orders of a member: a group's are those of its own name, and those of its members. */
const ofMember = (isGroup: boolean) =>
  isGroup
    ? `(o."groupAdherent_id" = $1 or o.adherent_id in (select m.id from adherent m where m."groupAdherent_id" = $1))`
    : `(o.adherent_id = $1 or o.delivery_adherent_id = $1)`

const budgetSql = (isGroup: boolean) =>
  `select sum(a.annual_food_budget)::text as budget from adherent a where a."deletedAt" is null and ${isGroup ? 'a."groupAdherent_id"' : 'a.id'} = $1`

/** Months of the year with what was ordered in them, food apart. */
const monthsSql = (isGroup: boolean) => `
  select to_char(o.sending_order_date at time zone 'Europe/Paris', 'YYYY-MM') as month,
    coalesce(sum(l.line_ht) filter (where l.catalog_id = ${foodCatalogId}), 0.00)::text as food_ht,
    coalesce(sum(l.line_ht) filter (where l.catalog_id is distinct from ${foodCatalogId}), 0.00)::text as other_ht
  from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
  where ${ofMember(isGroup)} and o."deletedAt" is null and not o.is_cancelled and o.status in ${listOf(sentStatuses)}
    and o.sending_order_date >= $2::timestamp at time zone 'Europe/Paris'
  group by 1`

const cartsSql = (isGroup: boolean) => `
  select coalesce(sum(l.line_ht), 0.00)::text as food_ht from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
  where ${ofMember(isGroup)} and o."deletedAt" is null and o.status in ${listOf(pendingStatuses)} and l.catalog_id = ${foodCatalogId}`

interface Asking {
  tx: Tx
  now: Date
}

/** The year of a member: its budget, and what was ordered of it. */
export async function spentOf(
  { tx, now }: Asking,
  { id, isGroup }: Member,
): Promise<Pick<BudgetAnswer, 'budget' | 'months'>> {
  const year = parisDay(now).slice(0, 4)
  const [row] = await tx.query<Pick<BudgetAnswer, 'budget' | 'months'>>(
    `select (${budgetSql(isGroup)}) as budget, (select coalesce(jsonb_agg(m order by m.month), '[]') from (${monthsSql(isGroup)}) m) as months`,
    [id, `${year}-01-01`],
  )
  return { budget: row?.budget ?? null, months: row?.months ?? [] }
}

/** The year of a member: its budget, and what was ordered and stands in carts. */
export async function budgetOf(asking: Asking, member: Member): Promise<BudgetAnswer> {
  const year = Number(parisDay(asking.now).slice(0, 4))
  const spent = await spentOf(asking, member)
  const [carts] = await asking.tx.query<{ food_ht: string }>(cartsSql(member.isGroup), [member.id])
  return { year, ...spent, carts_ht: carts?.food_ht ?? '0.00' }
}
