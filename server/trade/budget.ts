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
  group by 1 order by 1`

const cartsSql = (isGroup: boolean) => `
  select coalesce(sum(l.line_ht), 0.00)::text as food_ht from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
  where ${ofMember(isGroup)} and o."deletedAt" is null and o.status in ${listOf(pendingStatuses)} and l.catalog_id = ${foodCatalogId}`

/** The year of a member: its budget, and what was ordered and stands in carts. */
export async function budgetOf(
  { tx, now }: { tx: Tx; now: Date },
  { id, isGroup }: Member,
): Promise<BudgetAnswer> {
  const year = parisDay(now).slice(0, 4)
  const [budget] = await tx.query<{ budget: string | null }>(budgetSql(isGroup), [id])
  const months = await tx.query<BudgetAnswer['months'][number]>(monthsSql(isGroup), [id, `${year}-01-01`])
  const [carts] = await tx.query<{ food_ht: string }>(cartsSql(isGroup), [id])
  return { year: Number(year), budget: budget?.budget ?? null, months, carts_ht: carts?.food_ht ?? '0.00' }
}
