import {
  lineStored,
  type OrderEventAnswer,
  type OrderLineAnswer,
  type OrderTaxAnswer,
  type OrderValidationAnswer,
  taxAnswer,
  validationStored,
} from '../../resources/orders/answer-parts'
import { lineTtc } from '../../resources/orders/totals'
import type { Tx } from '../database/connect'
import { columnsOf } from '../database/select'
import { articleImageSql } from '../trade/article-image-sql'

/** A unit as it is answered, of a table by its alias. */
export const unit = (alias: string, name: string) =>
  `case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id, 'label', ${alias}.label, 'abbreviation', ${alias}.abbreviation) end as "${name}"`
const person = (alias: string, name: string) =>
  `case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name) end as "${name}"`

const linesSql = `
  select ${columnsOf(lineStored, 'l')}, a.product_id, ${unit('uo', 'OrderUnit')}, ${unit('ub', 'BillingUnit')},
    ${unit('us', 'StorageUnit')}, a.order_step, a.order_minimum, coalesce(a.variable_weight, false) as variable_weight, m.temperature_kind,
    ${articleImageSql({ article: 'a', product: 'p', family: 'f' })} as image, got.quantity as accepted_quantity
  from "order_line" l left join article a on a.id = l.article_id left join product p on p.id = a.product_id left join family f on f.id = a.family_id
    left join storagemode m on m.id = coalesce(a.storagemode_id, p.storagemode_id)
    left join unit uo on uo.id = l.order_unit left join unit ub on ub.id = l.billing_unit left join unit us on us.id = l.storage_unit
    left join (select r.order_line_id, sum(r.qty_accepted) as quantity from reception e join reception_line r on r.reception_id = e.id
      where e.order_id = $1 and e.state = 'signed' and e."deletedAt" is null and r."deletedAt" is null group by r.order_line_id
    ) got on got.order_line_id = l.id
  where l.order_id = $1 and l."deletedAt" is null order by l.added_at_reception, l.position, l.id`

/** Every line of an order, with its units and what the article says of quantities. */
export async function answerLines(tx: Tx, orderId: number): Promise<OrderLineAnswer[]> {
  const rows = await tx.query<Omit<OrderLineAnswer, 'line_ttc' | 'unusual' | 'price_now'>>(linesSql, [
    orderId,
  ])
  return rows.map((row) => ({
    ...row,
    line_ttc: lineTtc(row.line_ht, row.rate),
    price_now: null,
    unusual: null,
  }))
}

export const answerTaxes = (tx: Tx, orderId: number): Promise<OrderTaxAnswer[]> =>
  tx.query<OrderTaxAnswer>(
    `select ${columnsOf(taxAnswer)} from "order_tax_line"
     where order_id = $1 and "deletedAt" is null order by at_reception, id`,
    [orderId],
  )

export const answerValidations = (tx: Tx, orderId: number): Promise<OrderValidationAnswer[]> =>
  tx.query<OrderValidationAnswer>(
    `select ${columnsOf(validationStored, 'v')}, ${person('e', 'ExpectedUser')},
       ${person('d', 'DecidingUser')}, ${person('b', 'OnBehalfOf')}
     from "order_validation" v left join "user" e on e.id = v.expected_user_id left join "user" d on d.id = v.deciding_user_id
       left join "user" b on b.id = v.on_behalf_of
     where v.order_id = $1 and v."deletedAt" is null order by v.round, v.level`,
    [orderId],
  )

/**
 * The timeline, the oldest first. Changes of lines stay in the history, but the last thirty of a cart in preparation, so that
 * colleagues see whose they are. What members said among themselves is not the supplier's.
 */
export const answerEvents = (tx: Tx, orderId: number, isSupplier: boolean): Promise<OrderEventAnswer[]> =>
  tx.query<OrderEventAnswer>(
    `select e.id, e.type, e."createdAt", e.payload, ${person('u', 'User')} from "order_event" e left join "user" u on u.id = e.user_id
     where e.order_id = $1 and (e.type not in ('line_added', 'line_changed') or e.id in (
       select x.id from "order_event" x join "order" o on o.id = x.order_id and o.status = '100'
       where x.order_id = $1 and x.type in ('line_added', 'line_changed') order by x.id desc limit 30)) and (not $2 or e.type = any($3)) order by e.id`,
    [
      orderId,
      isSupplier,
      [
        'sent',
        'mail_sent',
        'resent',
        'read',
        'confirmed',
        'substitution_accepted',
        'substitution_refused',
        'received',
        'remainder_closed',
        'cancelled',
      ],
    ],
  )
