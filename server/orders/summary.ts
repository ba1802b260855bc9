import type { OrderSummary } from '../../resources/orders/answers'
import type { Tx } from '../database/connect'

const stored = [
  'id',
  'lock_version',
  'number',
  'status',
  'adherent_id',
  'groupAdherent_id',
  'delivery_adherent_id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'platform_id',
  'user_id',
  'company_id',
  'sending_mode',
  'create_order_date',
  'ask_delivery_date',
  'sending_order_date',
  'ack_order_date',
  'confirm_order_date',
  'supplier_delivery_date',
  'real_delivery_date',
  'order_total_ht',
  'order_total_ttc',
  'deposit_total',
  'delivery_total_ht',
  'delivery_total_ttc',
  'lines_nb',
  'comment',
  'ref_client',
  'round',
  'mail_state',
  'is_cancelled',
  'cancel_reason',
  'reception_state',
  'unread_alert_at',
  'repriced_at',
  'standard_cart_id',
]

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
  `(${order}.status in ('100', '150', '200', '250') and ${order}.ask_delivery_date < ${today}::date)`
export const overdueSql = (order: string, today: string): string =>
  `(${order}.status in ('300', '350', '400') and not ${order}.is_cancelled and ${order}.reception_state <> 'complete'
    and coalesce(${order}.supplier_delivery_date, ${order}.ask_delivery_date) < ${today}::date)`

/** Orders as they are listed; `$1` is today, further places belong to the condition. */
export const summarySql = (condition: string): string => `
  select ${stored.map((name) => `o."${name}"`).join(', ')}, ${associations.join(', ')},
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
  condition: string,
  values: readonly unknown[] = [],
): Promise<(OrderSummary & Record<string, unknown>)[]> => tx.query(summarySql(condition), [today, ...values])
