import { expectedTotals } from '../../resources/orders/substitution'
import type { Tx } from '../database/connect'
import { warnedAt } from '../trade/warned-at'
import { answerLines } from './answer-parts'
import { cartTerms } from './cart-terms'
import { dayFindings, minimumFindings } from './order-guards'
import { getOrder } from './order-row'
import { readSubstitutions } from './substitutions'

/** The goods to expect by what the supplier announced, what it proposes counted as if it were accepted; null where nothing differs. */
async function expectedGoods(tx: Tx, id: number): Promise<string | null> {
  const lines = (await answerLines(tx, id)).filter((line) => !line.added_at_reception)
  const substitutions = (await readSubstitutions(tx, id)).map((one) =>
    one.state === 'pending' ? { ...one, state: 'accepted' as const } : one,
  )
  return expectedTotals({ lines, substitutions, fees: [], deposits: [] })?.goods_ht ?? null
}

/**
 * What the supplier's answer, or the member's to it, makes of the order: a day that is no day of delivery, goods that are now
 * under the minimum (5-doors §1, P: 7, 8). Give it a transaction that sees everything.
 */
export async function warnedOfProposal(tx: Tx, id: number, now: Date): Promise<string[]> {
  const order = await getOrder({ tx }, id)
  const terms = await cartTerms(tx, order, { now })
  const { supplier_delivery_date: day, ask_delivery_date } = order
  const goods_ht = await expectedGoods(tx, id)
  return warnedAt(tx, 'proposal', [
    ...(day && day !== ask_delivery_date ? dayFindings(terms, day, { now, isAsked: false }) : []),
    ...(goods_ht === null ? [] : minimumFindings(terms, goods_ht)),
  ])
}
