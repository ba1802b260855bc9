import { orderPdf as pdfTexts } from '../../i18n/fr/order-pdf'
import { followEndpoints } from '../../resources/orders/endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { ActorTx } from '../database/connect'
import { byActor } from '../trade/order-events'
import { reasonOf } from './approval-calls'
import { cancelOrder } from './cancel-order'
import { tryConfirmOrder } from './confirm-order'
import { tryDecideSubstitutes } from './decide-substitutes'
import { duplicateOrder } from './duplicate-order'
import { requireAny, requireMember } from './may'
import { thrown } from './or-held'
import { getOrder, lockOrder } from './order-row'
import { readDocument } from './pdf/order-document'
import { markRead, orderFile } from './read-by-supplier'
import { readOrder } from './read-order'
import { resendOrder } from './resend-order'
import { substituteOptions } from './substitute-options'
import { warnedOfProposal } from './warn-proposal'

interface Reply<H> {
  context: Context
  actor: Actor
  id: number
  reply: (tx: ActorTx) => Promise<H | undefined>
}

/** The order as it was answered, with what guards warn of; what one refuses is thrown once its marks are committed. */
async function replied<H>({ context, actor, id, reply }: Reply<H>) {
  const answered = await context.db.write(actor, async (tx) => {
    const held = await reply(tx)
    if (held) return held
    const now = context.now()
    const order = await readOrder(workOf(context.db, tx, now), id)
    const warned = await tx.beyond('orders', (all) => warnedOfProposal(all, id, now))
    return { ...order, warned }
  })
  return thrown(answered)
}

const readers = [
  ...['viewOrderTracking', 'viewCart', 'viewReceivedOrders'],
  ...['viewSupplierOrders', 'validateOrders'],
]

/** What happens to an order once it has left. */
export const followCalls: Call[] = serve(followEndpoints, {
  cancel: async ({ context, actor, work, params: { id }, body }) => {
    requireMember(actor, 'cancelOrder', 'validateOrders')
    await cancelOrder(work.tx, context, { id, reason: reasonOf(body.reason) })
    return readOrder(work, id)
  },
  resend: async ({ context, work, params: { id } }) => {
    await resendOrder(work.tx, context, id)
    return readOrder(work, id)
  },
  duplicate: async ({ work, params: { id } }) => {
    const { order, ignored } = await duplicateOrder(work, id)
    return { ...(await readOrder(work, order.id)), ignored }
  },
  pdf: async ({ context, actor, params: { id } }) => {
    requireAny(actor, ...readers)
    const document = await context.db.write(actor, async (tx) => {
      const order = await getOrder({ tx }, id)
      if (actor.profileTypeId === 2) requireAny(actor, 'viewSupplierOrders')
      return tx.beyond('orders', async (all) => {
        const now = context.now()
        if (actor.profileTypeId === 2)
          await markRead(all, await lockOrder({ tx: all }, order.id), { by: byActor(actor), now })
        return readDocument(all, order.id)
      })
    })
    const { pdf } = await orderFile(document)
    return { name: pdfTexts.file, book: pdf }
  },
  confirm: ({ context, actor, params: { id }, body }) => {
    const reply = async (tx: ActorTx) => {
      const order = await getOrder({ tx }, id)
      return tx.beyond('orders', async (all) =>
        tryConfirmOrder(all, await lockOrder({ tx: all }, order.id), {
          context,
          ...body,
          by: byActor(actor),
        }),
      )
    }
    return replied({ context, actor, id, reply })
  },
  substitutes: async ({ work: { tx, now }, params: { id }, query }) => {
    const order = await getOrder({ tx }, id)
    const asked = { lineId: query.line_id, search: query.search ?? '', now }
    return { data: await tx.beyond('orders', (all) => substituteOptions(all, order, asked)) }
  },
  answerSubstitutes: ({ context, actor, params: { id }, body: { decisions } }) => {
    requireMember(actor)
    const reply = async (tx: ActorTx) => {
      const order = await lockOrder({ tx }, id)
      return tx.beyond('orders', (all) =>
        tryDecideSubstitutes(all, order, { context, decisions, by: byActor(actor), channel: 'app' }),
      )
    }
    return replied({ context, actor, id, reply })
  },
})
