import { orderPdf as pdfTexts } from '../../i18n/fr/order-pdf'
import { orderTexts } from '../../i18n/fr/orders'
import { answeredOrder, orderAnswer } from '../../resources/orders/answers'
import { duplicateAnswer } from '../../resources/orders/tool-answers'
import { type Call, defineCall } from '../api/call'
import { invalid } from '../api/error'
import { attachment } from '../api/files/disposition'
import { workOf } from '../api/work'
import { byActor } from '../trade/order-events'
import { cancelOrder } from './cancel-order'
import { tryConfirmOrder } from './confirm-order'
import { confirmationFields } from './confirmation-input'
import { duplicateOrder } from './duplicate-order'
import { orderId, reasonField, tag } from './fields'
import { requireAny, requireMember } from './may'
import { thrown } from './or-held'
import { getOrder, lockOrder } from './order-row'
import { readDocument } from './pdf/order-document'
import { markRead, orderFile } from './read-by-supplier'
import { readOrder } from './read-order'
import { resendOrder } from './resend-order'
import { warnedOfProposal } from './warn-proposal'

const cancel: Call = defineCall('POST /order/{id}/cancel', 'signedIn', {
  shape: {
    summary: 'Annuler une commande envoyée',
    tag,
    answers: orderAnswer,
    params: orderId,
    body: reasonField,
  },
  run: ({ context, actor, params, body }) => {
    requireMember(actor, 'cancelOrder', 'validateOrders')
    const reason = body.reason.trim()
    if (reason.length < 3) throw invalid([{ name: 'reason', message: orderTexts.reason }])
    return context.db.write(actor, async (tx) => {
      await cancelOrder(tx, context, { id: params.id, reason })
      return readOrder(workOf(context.db, tx, context.now()), params.id)
    })
  },
})

const resend: Call = defineCall('POST /order/{id}/resend', 'signedIn', {
  shape: { summary: 'Renvoyer une commande : duplicata', tag, answers: orderAnswer, params: orderId },
  run: ({ context, actor, params }) =>
    context.db.write(actor, async (tx) => {
      await resendOrder(tx, context, params.id)
      return readOrder(workOf(context.db, tx, context.now()), params.id)
    }),
})

const duplicate: Call = defineCall('POST /order/{id}/duplicate', 'createCart', {
  shape: {
    summary: "Dupliquer une commande dans un nouveau panier, aux prix d'aujourd'hui",
    tag,
    answers: duplicateAnswer,
    params: orderId,
  },
  run: ({ context, actor, params }) =>
    context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const { order, ignored } = await duplicateOrder(work, params.id)
      return { ...(await readOrder(work, order.id)), ignored }
    }),
})

const pdf: Call = defineCall('GET /order/{id}/pdf', 'signedIn', {
  shape: {
    summary: 'La commande en PDF ; pour un fournisseur, la première ouverture est la lecture',
    tag,
    params: orderId,
    file: 'application/pdf',
  },
  run: async ({ context, actor, params, reply }) => {
    requireAny(
      actor,
      'viewOrderTracking',
      'viewCart',
      'viewReceivedOrders',
      'viewSupplierOrders',
      'validateOrders',
    )
    const document = await context.db.write(actor, async (tx) => {
      const order = await getOrder({ tx }, params.id)
      if (actor.profileTypeId === 2) requireAny(actor, 'viewSupplierOrders')
      return tx.beyond('orders', async (all) => {
        const now = context.now()
        if (actor.profileTypeId === 2)
          await markRead(all, await lockOrder({ tx: all }, order.id), { by: byActor(actor), now })
        return readDocument(all, order.id)
      })
    })
    const { pdf } = await orderFile(document)
    attachment(reply, pdfTexts.file, 'application/pdf')
    return reply.send(pdf)
  },
})

const confirm: Call = defineCall('POST /order/{id}/confirm', 'confirmOrder', {
  shape: {
    summary: 'Confirmer une commande : date, manquants, remplacements',
    tag,
    answers: answeredOrder,
    params: orderId,
    body: confirmationFields,
  },
  run: async ({ context, actor, params, body }) => {
    const confirmed = await context.db.write(actor, async (tx) => {
      const order = await getOrder({ tx }, params.id)
      const held = await tx.beyond('orders', async (all) =>
        tryConfirmOrder(all, await lockOrder({ tx: all }, order.id), {
          context,
          ...body,
          by: byActor(actor),
        }),
      )
      if (held) return held
      const now = context.now()
      const answered = await readOrder(workOf(context.db, tx, now), params.id)
      const warned = await tx.beyond('orders', (all) => warnedOfProposal(all, params.id, now))
      return { ...answered, warned }
    })
    return thrown(confirmed)
  },
})

/** What happens to an order once it has left. */
export const followCalls: Call[] = [cancel, resend, duplicate, pdf, confirm]
