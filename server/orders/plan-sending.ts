import { orderTexts } from '../../i18n/fr/orders'
import type { OrderAnswer } from '../../resources/orders/answers'
import { isConfirmed } from '../../resources/orders/call-fields'
import { orderSending } from '../../resources/orders/order-follow'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { cartTerms } from './cart-terms'
import { refusedAt } from './hold-order'
import { requireMember } from './may'
import { budgetFindings, dayFindings } from './order-guards'
import { readLines } from './order-lines'
import { lockCart, type OrderRow } from './order-row'
import { toConfirm } from './to-confirm'

const planSql = `
  select s.send_at, case when u.id is null then null else
    jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as "User"
  from order_sending s left join "user" u on u.id = s.user_id where s.order_id = $1`

/** When the clock sends a cart, and who said so; null where it does not. */
export async function readSending(tx: Tx, id: number): Promise<OrderAnswer['sending']> {
  const [row] = await tx.query<NonNullable<OrderAnswer['sending']> & Record<string, unknown>>(planSql, [id])
  return row ?? null
}

/** The clock sends it no more. */
export const forgetSending = (tx: Tx, id: number): Promise<unknown> =>
  tx.query('delete from order_sending where order_id = $1', [id])

const lockPlanned = async (work: Work, id: number): Promise<OrderRow> => {
  const order = await lockCart(work, id)
  requireMember(work.actor, order.sending_mode === '1' ? 'sendCartByMember' : 'sendCartByProvider')
  return order
}

interface Plan {
  id: number
  send_at: string
  confirmed?: readonly string[] | null | undefined
}

/**
 * Has the clock send a cart at a moment, in the name of the actor (5-doors §1, Q). Refused where its day can no longer be had then
 * (7); a budget that it goes beyond is asked about now (9), since nobody can be asked at that moment.
 */
export async function planSending(work: Work, { id, send_at, confirmed }: Plan): Promise<void> {
  const order = await lockPlanned(work, id)
  const at = new Date(send_at)
  if (at <= work.now) throw invalid([{ name: 'send_at', message: orderTexts.pastMoment }])
  const isBudgetConfirmed = isConfirmed(confirmed, 'budget')
  const { refused, asked } = await work.tx.beyond('orders', async (tx) => {
    const terms = await cartTerms(tx, order, { now: work.now })
    const days = dayFindings(terms, order.ask_delivery_date, { now: at, isAsked: true })
    const lines = await readLines(tx, id)
    return atDoor(tx, 'clock', [...days, ...(await budgetFindings(tx, { order, lines, now: work.now }))])
  })
  if (refused.length) throw refusedAt('clock', refused)
  if (asked.length && !isBudgetConfirmed) throw toConfirm(asked)
  await forgetSending(work.tx, id)
  await repo(work, orderSending).create({
    ...{ order_id: id, send_at, user_id: work.actor.userId },
    is_budget_confirmed: isBudgetConfirmed,
  })
}

/** Leaves a cart to be sent by hand again. */
export async function unplanSending(work: Work, id: number): Promise<void> {
  await lockPlanned(work, id)
  await forgetSending(work.tx, id)
}
