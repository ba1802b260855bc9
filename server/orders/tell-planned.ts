import { statedSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import type { Tx } from '../database/connect'
import { notify } from '../trade/notify'
import { projectManager } from '../trade/recipients'
import { findingsText } from './hold-order'
import { mailFacts } from './mail-facts'
import { findOrder } from './order-row'

interface Telling {
  kind: 'order_not_sent' | 'order_sent_otherwise'
  order_id: number
  user_id: number
  of: readonly GuardFinding[]
  now: Date
}

/** Tells the author, and who planned the sending, what the clock did; the « chargé de mission » too where the author is gone. */
export async function tellPlanned(tx: Tx, { kind, order_id, user_id, of, now }: Telling): Promise<void> {
  const order = await findOrder(tx, order_id, false)
  if (!order) return
  const isGone = of.some(({ guard }) => guard === 'author')
  const managers = isGone && order.adherent_id !== null ? await projectManager(tx, order.adherent_id) : []
  const { number, supplier } = await mailFacts(tx, order_id)
  const reason = findingsText(of.map(({ reason: said }) => ({ reason: statedSentence(said) })))
  await notify(tx, {
    ...{ kind, now, entityId: order_id, event: now.toISOString() },
    users: [order.user_id, user_id, ...managers],
    model: kind === 'order_not_sent' ? 'Cart' : 'Order',
    params: { order: number, supplier, reason },
  })
}
