import type { OrderStatus } from '../../resources/orders/states'
import { limitKeys, type ReceptionLimits } from '../../resources/receptions/rules'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { optionText } from '../trade/option'
import { storageUnitSql } from '../trade/storage-unit-sql'

/** An order as its reception needs it. */
export interface ReceivedOrder extends Record<string, unknown> {
  id: number
  number: string
  status: OrderStatus
  is_cancelled: boolean
  adherent_id: number | null
  groupAdherent_id: number | null
  delivery_adherent_id: number | null
  supplier_id: number | null
  supplier: string
  ask_delivery_date: string
  reception_state: string
  user_id: number
  ref_client: string | null
  order_total_ht: string
  /** The day on which it was sent; null of one that was taken over without. */
  sent_on: string | null
  /** Its status before anything was received of it. */
  sent_status: OrderStatus
}

/** A line with what came of it so far: the receptions that stand, drafts and replaced ones left out. */
export interface OrderLine extends Record<string, unknown> {
  id: number
  article_id: number | null
  product_not_in_catalog_id: number | null
  label: string
  ref_supplier: string | null
  quantity: string
  unit: string
  decimals: number
  billing: string
  storage: string
  coef_order_management: string
  coef_billing: string
  coef_storage_management: string
  price_ht: string
  rate: string
  ventilation_id: number | null
  added_at_reception: boolean
  confirmed_quantity: string | null
  confirmed_state: string | null
  substitute_label: string | null
  variable_weight: boolean
  temperature_kind: 'ambient' | 'fresh' | 'frozen' | null
  accepted: string
  /** Delivered and not accepted: claimed, and no longer expected. */
  refused: string
}

const orderSql = `
  select o.id, o.number, o.status, o.is_cancelled, o.adherent_id, o."groupAdherent_id", o.delivery_adherent_id, o.supplier_id,
    o.ask_delivery_date, o.reception_state, o.user_id, o.ref_client, o.order_total_ht,
    (o.sending_order_date at time zone 'Europe/Paris')::date as sent_on,
    case when o.status <> '450' then o.status when coalesce(o.ack_order_date, o.confirm_order_date) is not null then '400'
      when o.sending_mode = '1' then '350' else '300' end as sent_status,
    coalesce((select s.name from supplier s where s.id = o.supplier_id),
      (select n.label from suppliernotincatalog n where n.id = o.supplier_not_in_catalog_id), '') as supplier
  from "order" o where o.id = $1 and o."deletedAt" is null`

/** The order, locked where it is to be received; err404 when the actor does not see it. */
export async function receivedOrder(work: Work, id: number, lock: boolean): Promise<ReceivedOrder> {
  const [row] = await work.tx.query<ReceivedOrder>(`${orderSql}${lock ? ' for update of o' : ''}`, [id])
  if (!row) throw new ApiError('err404')
  return row
}

/** The member that takes the goods in; null for a group's order that says none. */
export const receiverOf = (order: ReceivedOrder): number | null =>
  order.delivery_adherent_id ?? order.adherent_id

const stored = storageUnitSql('aa', 'a', 'd')
/** In what the stock counts today: another unit may have been chosen since the order left. */
const today = (line: string, now: string) => `case when a.id is null then ${line} else ${now} end`

const linesSql = `
  select l.id, l.article_id, l.product_not_in_catalog_id, l.label, l.ref_supplier, l.quantity, coalesce(u.label, '') as unit,
    coalesce(u.decimals, 3) as decimals, coalesce(b.abbreviation, b.label, '') as billing, coalesce(s.abbreviation, s.label, '') as storage,
    l.coef_order_management, l.coef_billing, ${today('l.coef_storage_management', stored.coef)} as coef_storage_management,
    l.price_ht, l.rate, l.ventilation_id, l.added_at_reception,
    l.confirmed_quantity, l.confirmed_state, l.substitute_label, coalesce(a.variable_weight, false) as variable_weight, m.temperature_kind,
    came.accepted, came.refused
  from order_line l
    left join unit u on u.id = l.order_unit
    left join unit b on b.id = l.billing_unit
    join "order" o on o.id = l.order_id
    left join article a on a.id = l.article_id
    left join adherent d on d.id = coalesce(o.delivery_adherent_id, o.adherent_id)
    left join adherent_article aa on aa.article_id = a.id and aa.adherent_id = d.id and aa."deletedAt" is null
    left join unit s on s.id = ${today('l.storage_unit', stored.unit)}
    left join storagemode m on m.id = a.storagemode_id
    cross join lateral (
      select coalesce(sum(r.qty_accepted), 0)::numeric(12,3) as accepted,
        coalesce(sum(greatest(r.qty_delivered - r.qty_accepted, 0)), 0)::numeric(12,3) as refused
      from reception_line r join reception e on e.id = r.reception_id
      where r.order_line_id = l.id and e.state = 'signed' and e."deletedAt" is null and r."deletedAt" is null
        and e.id is distinct from $2) came
  where l.order_id = $1 and l."deletedAt" is null
  order by l.position, l.id`

/** The lines of an order; what one reception brought may be left out of what came so far (it is being replaced). */
export const receivedLines = (tx: Tx, orderId: number, without: number | null = null): Promise<OrderLine[]> =>
  tx.query<OrderLine>(linesSql, [orderId, without])

export async function receptionLimits(tx: Tx): Promise<ReceptionLimits> {
  const limits: Partial<ReceptionLimits> = {}
  for (const key of limitKeys) limits[key] = await optionText(tx, key)
  return limits as ReceptionLimits
}

/** Fees of an order and of its receptions. */
export interface TaxRow extends Record<string, unknown> {
  id: number
  label: string
  kind: string
  quantity: string
  unit_amount: string
  rate: string
  amount_ht: string
  at_reception: boolean
}

export const receivedTaxes = (tx: Tx, orderId: number): Promise<TaxRow[]> =>
  tx.query<TaxRow>(
    `select id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception from order_tax_line
     where order_id = $1 and "deletedAt" is null order by at_reception, id`,
    [orderId],
  )
