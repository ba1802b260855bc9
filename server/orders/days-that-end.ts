import { nextDeliveryDates } from '../../resources/directory/delivery-calendar'
import { endsOf } from '../../resources/trade/guard-ends'
import type { GuardFinding } from '../../resources/trade/guards'
import type { Tx } from '../database/connect'
import { factsKey } from '../trade/line-facts'
import { lineFindings } from './line-findings'
import type { GuardedOrder } from './order-guards'
import { factsOfLines } from './reprice-lines'

const endsWithDay = ({ guard }: Pick<GuardFinding, 'guard'>) => endsOf(guard).includes('day')

/** The next days of delivery on which none of the conditions stands that another day ends; none where a day ends nothing. */
export async function daysThatEnd(
  tx: Tx,
  { order, lines, terms, now }: GuardedOrder,
  { refused, catalogs }: { refused: readonly GuardFinding[]; catalogs?: readonly number[] | undefined },
): Promise<string[]> {
  if (!terms || !refused.some(endsWithDay)) return []
  const found: string[] = []
  for (const day of nextDeliveryDates(terms.calendar, now)) {
    if (day === order.ask_delivery_date) continue
    const then = { ...order, ask_delivery_date: day }
    const facts = await factsOfLines(tx, then, { lines, now, catalogs })
    const stands = lines.some((line) => lineFindings(then, line, facts.get(factsKey(line))).some(endsWithDay))
    if (!stands) found.push(day)
  }
  return found
}
