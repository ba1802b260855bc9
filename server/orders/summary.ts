import { type OrderSummary, orderShown } from '../../resources/orders/answers'
import { awaitedStatuses, orderLists } from '../../resources/orders/states'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'
import { columnsOf } from '../database/select'

/** An association as JSON, null where there is none. */
const one = (alias: string, fields: readonly string[]) =>
  `case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id, ${fields.map((name) => `'${name}', ${alias}.${name}`).join(', ')}) end`

const associations = [
  `${one('ad', ['name'])} as "Adherent"`,
  `${one('ga', ['label'])} as "GroupAdherent"`,
  `${one('da', ['name'])} as "DeliveryAdherent"`,
  `${one('su', ['name'])} as "Supplier"`,
  `${one('sn', ['label'])} as "Supplier_not_in_catalog"`,
  `${one('pl', ['label'])} as "Platform"`,
  `${one('us', ['first_name', 'last_name'])} as "User"`,
]

/** Preparation is over once its day has passed; a sent order is late until it is wholly received (domain §5.8). */
export const expiredSql = (order: string, today: string): string =>
  `(${order}.status in ${listOf(orderLists.carts)} and ${order}.ask_delivery_date < ${today}::date)`
export const overdueSql = (order: string, today: string): string =>
  `(${order}.status in ${listOf(awaitedStatuses)} and not ${order}.is_cancelled and ${order}.reception_state <> 'complete'
    and coalesce(${order}.supplier_delivery_date, ${order}.ask_delivery_date) < ${today}::date)`

/** Orders as they are listed; `$1` is today, further places belong to the condition. */
export const summarySql = (condition: string): string => `
  select ${columnsOf(orderShown, 'o')}, ${associations.join(', ')},
    ${expiredSql('o', '$1')} as expired, ${overdueSql('o', '$1')} as overdue
  from "order" o left join adherent ad on ad.id = o.adherent_id left join groupadherent ga on ga.id = o."groupAdherent_id"
    left join adherent da on da.id = o.delivery_adherent_id left join supplier su on su.id = o.supplier_id
    left join suppliernotincatalog sn on sn.id = o.supplier_not_in_catalog_id left join platform pl on pl.id = o.platform_id
    left join "user" us on us.id = o.user_id
  where o."deletedAt" is null and ${condition}`

/** Orders that meet a condition, with the names of what they refer to. */
export const readSummaries = (
  tx: Tx,
  today: string,
  { condition, values = [] }: { condition: string; values?: readonly unknown[] },
): Promise<OrderSummary[]> => tx.query<OrderSummary>(summarySql(condition), [today, ...values])
