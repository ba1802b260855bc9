import { order } from '../../resources/orders/order'
import { orderLine, orderTaxLine } from '../../resources/orders/order-line'
import type { OrderStatus } from '../../resources/orders/states'
import {
  type ReceptionOrder,
  type ReceptionTax,
  type receivedLine,
  receivedLineStored,
  receivedOrderStored,
} from '../../resources/receptions/answers'
import { limitKeys, type ReceptionLimits } from '../../resources/receptions/rules'
import type { Answer } from '../../resources/schema/infer'
import { pick } from '../../resources/schema/pick'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { columnsOf, select } from '../database/select'
import type { Tx } from '../database/tx'
import { optionText } from '../trade/option'
import { storageUnitSql } from '../trade/storage-unit-sql'

const orderStored = {
  ...receivedOrderStored,
  ...pick(order, ['adherent_id', 'groupAdherent_id', 'delivery_adherent_id', 'user_id', 'ref_client']),
}

/** An order as its reception needs it, with its status before anything was received of it. */
export type ReceivedOrder = ReceptionOrder & Answer<typeof orderStored> & { sent_status: OrderStatus }

const lineStored = {
  ...receivedLineStored,
  ...pick(orderLine, ['product_not_in_catalog_id', 'ventilation_id', 'catalog_id', 'family_id']),
}

/** A line with what came of it so far: the receptions that stand, drafts and replaced ones left out. */
export type OrderLine = Answer<typeof receivedLine> & Answer<typeof lineStored>

const orderSql = `
  select ${columnsOf(orderStored, 'o')},
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
  select ${columnsOf(lineStored, 'l')}, coalesce(u.label, '') as unit,
    coalesce(u.decimals, 3) as decimals, coalesce(b.abbreviation, b.label, '') as billing, coalesce(s.abbreviation, s.label, '') as storage,
    ${today('l.coef_storage_management', stored.coef)} as coef_storage_management,
    coalesce(a.variable_weight, false) as variable_weight, a.gtin, a.packaging_gtin, m.temperature_kind, came.accepted, came.refused,
    exists (select 1 from reception c where c.id = l.closed_reception_id and c.state = 'signed' and c.id is distinct from $2) as is_closed
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
      select coalesce(sum(r.qty_accepted - coalesce(r.free_quantity, 0)), 0)::numeric(12,3) as accepted,
        coalesce(sum(greatest(r.qty_delivered - r.qty_accepted, 0)), 0)::numeric(12,3) as refused
      from reception_line r join reception e on e.id = r.reception_id
      where r.order_line_id = l.id and e.state = 'signed' and e."deletedAt" is null and r."deletedAt" is null
        and e.id is distinct from $2) came
  where l.order_id = any($1::bigint[]) and l."deletedAt" is null
  order by l.position, l.id`

/** The lines of an order; what one reception brought may be left out of what came so far (it is being replaced). */
export const receivedLines = (tx: Tx, orderId: number, without: number | null = null): Promise<OrderLine[]> =>
  tx.query<OrderLine>(linesSql, [[orderId], without])

/** The lines of several orders, by their order. */
export async function receivedLinesOf(
  tx: Tx,
  orderIds: readonly number[],
): Promise<Map<number, OrderLine[]>> {
  const rows = await tx.query<{ order_id: number; id: number }>(
    'select id, order_id from order_line where order_id = any($1::bigint[]) and "deletedAt" is null',
    [orderIds],
  )
  const orderOf = new Map(rows.map(({ id, order_id }) => [id, order_id]))
  const lines = new Map<number, OrderLine[]>(orderIds.map((id) => [id, []]))
  for (const line of await tx.query<OrderLine>(linesSql, [orderIds, null]))
    lines.get(orderOf.get(line.id) ?? 0)?.push(line)
  return lines
}

export async function receptionLimits(tx: Tx): Promise<ReceptionLimits> {
  const limits: Partial<ReceptionLimits> = {}
  for (const key of limitKeys) limits[key] = await optionText(tx, key)
  return limits as ReceptionLimits
}

const taxes = select(
  orderTaxLine,
  [
    ...(['id', 'label', 'kind', 'quantity', 'unit_amount', 'rate', 'amount_ht', 'at_reception'] as const),
    ...(['reception_id', 'delivered_quantity', 'delivered_amount_ht'] as const),
  ],
  'where order_id = $1 and "deletedAt" is null order by at_reception, id',
)

/** Fees of an order and of its receptions. */
export const receivedTaxes = (tx: Tx, orderId: number): Promise<ReceptionTax[]> => tx.query(taxes, [orderId])
