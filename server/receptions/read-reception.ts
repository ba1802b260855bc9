import { isAt } from '../../resources/orders/states'
import { sumOf } from '../../resources/orders/totals'
import { expectedOf, type ReceivedLine, receivedAmounts } from '../../resources/receptions/amounts'
import {
  type ReceptionAnswer,
  type SignedLine,
  type SignedReceptionAnswer,
  signedLineStored,
  signedStored,
} from '../../resources/receptions/answers'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import type { Tx } from '../database/connect'
import { columnsOf } from '../database/select'
import { optionText } from '../trade/option'
import { hasStockModule } from '../trade/stock-member'
import { depositBalance } from './fees-delivered'
import { receivedLines, receivedOrder, receivedTaxes, receiverOf, receptionLimits } from './reception-facts'
import { deliveredTotals } from './reception-totals'
import { mayReplace } from './replace-reception'

type Kept = Omit<SignedReceptionAnswer, 'lines' | 'replaceable' | keyof Amounts>
type Amounts = Pick<SignedReceptionAnswer, 'delivered_ht' | 'due_ht' | 'gap_ht'>
type LineRow = Omit<SignedLine, keyof Amounts> & ReceivedLine & { reception_id: number }

const receptionsSql = `
  select ${columnsOf(signedStored, 'e')},
    concat_ws(' ', n.first_name, n.last_name) as undone_by, concat_ws(' ', u.first_name, u.last_name) as signed_by,
    array(select j.file_id from reception_file_ids j where j.reception_id = e.id order by j.position) as file_ids,
    (select v.id from stock_voucher v where v.reception_id = e.id and v.state = 'validated' limit 1) as voucher_id,
    (select l.id from litigation l where l.reception_id = e.id and l."deletedAt" is null order by l.id limit 1) as litigation_id
  from reception e left join "user" u on u.id = e.signed_by left join "user" n on n.id = e.undone_by
  where e.order_id = $1 and e.state <> 'draft' and e."deletedAt" is null order by e.number desc, e.version desc`

const linesSql = `
  select r.reception_id, ${columnsOf(signedLineStored, 'r')}, l.label, l.price_ht, l.coef_order_management, l.coef_billing, coalesce(u.label, '') as unit
  from reception_line r join order_line l on l.id = r.order_line_id left join unit u on u.id = l.order_unit
    join reception e on e.id = r.reception_id
  where e.order_id = $1 and r."deletedAt" is null order by l.position, l.id, r.id`

/** What has been received of an order so far, version by version. */
async function receptionsOf(work: Work, orderId: number) {
  const receptions = await work.tx.query<Kept>(receptionsSql, [orderId])
  const lines = await work.tx.query<LineRow>(linesSql, [orderId])
  return receptions.map((reception) => {
    const own = lines
      .filter((line) => line.reception_id === reception.id)
      .map((line) => ({ ...line, ...receivedAmounts(line) }))
    return {
      ...reception,
      lines: own,
      delivered_ht: sumOf(own.map((line) => line.delivered_ht)),
      due_ht: sumOf(own.map((line) => line.due_ht)),
      gap_ht: sumOf(own.map((line) => line.gap_ht)),
    }
  })
}

const substitutesSql = `
  select s.order_line_id, s.article_id, s.label, s.quantity, s.price_ht, s.coef_order_management, s.coef_billing, a.gtin, a.packaging_gtin, coalesce(u.label, '') as unit
  from order_substitution s left join article a on a.id = s.article_id left join unit u on u.id = s.order_unit
  where s.order_id = $1 and s.state = 'accepted' and s."deletedAt" is null
    and not exists (select 1 from order_line l join reception_line r on r.order_line_id = l.id join reception e on e.id = r.reception_id
      where l.order_id = s.order_id and l.article_id = s.article_id and l.added_at_reception and e.state = 'signed' and e."deletedAt" is null)
  order by s.id`

/** What was accepted instead of articles of the order, while it has not come. */
const substitutesOf = (tx: Tx, orderId: number) =>
  tx.query<ReceptionAnswer['substitutes'][number]>(substitutesSql, [orderId])

/** An order as its reception shows it: what is asked, what came, what is to come, and the limits that hold. */
export async function readReception(work: Work, orderId: number): Promise<ReceptionAnswer> {
  if (!may(work.actor, 'viewReceivedOrders') && !may(work.actor, 'receiveOrder')) throw new ApiError('err403')
  const order = await receivedOrder(work, orderId, false)
  const lines = await receivedLines(work.tx, orderId)
  const receptions = await receptionsOf(work, orderId)
  const totals = await deliveredTotals(work.tx, orderId)
  const adherentId = receiverOf(order)
  const replaceable: number[] = []
  for (const one of receptions)
    if (one.state === 'signed' && (await mayReplace(work, order, one))) replaceable.push(one.id)
  return {
    order,
    lines: lines.map((line) => ({ ...line, remainder: expectedOf(line) })),
    substitutes: await substitutesOf(work.tx, orderId),
    taxes: await receivedTaxes(work.tx, orderId),
    receptions: receptions.map((one) => ({ ...one, replaceable: replaceable.includes(one.id) })),
    deposits: await depositBalance(work.tx, { supplier: order.supplier_id, adherent: adherentId }),
    delivered: totals.delivered,
    due: totals.due,
    limits: await receptionLimits(work.tx),
    has_voice: (await optionText(work.tx, 'reception_voice_notes')) === 'true',
    has_stock: adherentId !== null && (await hasStockModule(work, adherentId)),
    may_receive: may(work.actor, 'receiveOrder') && !order.is_cancelled && isAt(order.status, 'sent'),
  }
}
