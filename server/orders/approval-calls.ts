import { orderTexts } from '../../i18n/fr/orders'
import { batchAnswer, decidersAheadAnswer, orderAnswer } from '../../resources/orders/answers'
import { toValidate } from '../../resources/orders/inbox-answer'
import { order } from '../../resources/orders/order'
import type { Values } from '../../resources/schema/field'
import { asked, many, page } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { eachOrder, someOf } from './batch'
import { type Decision, decideOrder } from './decide'
import { decidersAhead } from './deciders-ahead'
import { batchFields, confirmedField, orderId, reasonField, seenField, seenRoundsField, tag } from './fields'
import { readInbox } from './inbox'
import { requireMember } from './may'
import { thrown } from './or-held'
import { readOrder } from './read-order'
import { reopening } from './refresh-reopened'
import { reopenOrder, withdrawOrder } from './return-order'
import { submitOrder } from './submit-order'

const answer = (context: Context, actor: Actor, id: number) =>
  context.db.read(actor, (tx) => readOrder(workOf(context.db, tx, context.now()), id))

const reasonOf = (text: string): string => {
  const reason = text.trim()
  if (reason.length < 3) throw invalid([{ name: 'reason', message: orderTexts.reason }])
  return reason
}

type SeenRounds = Values<typeof seenRoundsField>['seen_rounds']

type Given = Pick<Decision, 'decision' | 'reason'>
const validated: Given = { decision: 'validated', reason: '' }

/** A decision on the screen, of an order as the person saw it. */
const deciding = (id: number, given: Given, seen: SeenRounds): Decision => ({
  ...{ id, ...given, channel: 'app' },
  seen_round: seen?.find(({ order_id }) => order_id === id)?.round,
})

/** Decides in a transaction of its own; what a guard refuses is thrown once its marks are committed. */
async function decideOnce(context: Context, actor: Actor, decision: Decision): Promise<void> {
  thrown(await context.db.write(actor, (tx) => decideOrder(tx, context, decision)))
}

const submit: Call[] = [
  defineCall('POST /order/{id}/submit', 'signedIn', {
    shape: {
      summary: 'Envoyer un panier, ou le soumettre à validation',
      tag,
      answers: orderAnswer,
      params: orderId,
      body: { ...confirmedField, ...seenField },
    },
    run: async ({ context, actor, params, body }) => {
      await submitOrder(context, actor, { ...params, ...body })
      return answer(context, actor, params.id)
    },
  }),
  defineCall('POST /order/submit', 'signedIn', {
    shape: {
      unkeyed: 'several transactions; an order refuses a second time by its own status',
      summary: 'Envoyer plusieurs paniers',
      tag,
      answers: batchAnswer,
      body: { ...batchFields, ...confirmedField, ...seenField },
    },
    run: ({ context, actor, body: { ids, ...submission } }) =>
      eachOrder(context, actor, {
        ids: someOf(ids),
        run: (id) => submitOrder(context, actor, { ...submission, id }),
      }),
  }),
  defineCall('POST /order/{id}/withdraw', 'signedIn', {
    shape: { summary: 'Retirer sa commande de la validation', tag, answers: orderAnswer, params: orderId },
    run: async ({ context, actor, params }) => {
      requireMember(actor)
      await context.db.write(actor, (tx) => withdrawOrder(tx, context, params.id))
      return answer(context, actor, params.id)
    },
  }),
  defineCall('POST /order/{id}/reopen', 'updateCart', {
    shape: {
      summary: 'Reprendre une commande refusée, pour un autre jour où le sien est passé',
      tag,
      answers: orderAnswer,
      params: orderId,
      body: { ask_delivery_date: asked(order.fields.ask_delivery_date, { required: false }) },
    },
    run: async ({ context, actor, params, body }) => {
      const day = body.ask_delivery_date ?? undefined
      const { id } = params
      const reopened = await context.db.write(actor, (tx) =>
        reopening(tx, { id, now: context.now() }, () => reopenOrder(tx, context, { id, day })),
      )
      thrown(reopened)
      return answer(context, actor, params.id)
    },
  }),
]

const decide: Call[] = [
  defineCall('POST /order/{id}/validate', 'validateOrders', {
    shape: {
      summary: 'Valider une commande',
      tag,
      answers: orderAnswer,
      params: orderId,
      body: seenRoundsField,
    },
    run: async ({ context, actor, params, body }) => {
      requireMember(actor)
      await decideOnce(context, actor, deciding(params.id, validated, body.seen_rounds))
      return answer(context, actor, params.id)
    },
  }),
  defineCall('POST /order/validate', 'validateOrders', {
    shape: {
      unkeyed: 'several transactions; an order refuses a second time by its own status',
      summary: 'Valider la sélection',
      tag,
      answers: batchAnswer,
      body: { ...batchFields, ...seenRoundsField },
    },
    run: ({ context, actor, body }) => {
      requireMember(actor)
      return eachOrder(context, actor, {
        ids: someOf(body.ids),
        run: (id) => decideOnce(context, actor, deciding(id, validated, body.seen_rounds)),
      })
    },
  }),
  defineCall('POST /order/{id}/refuse', 'validateOrders', {
    shape: {
      summary: 'Refuser une commande, avec son motif',
      tag,
      answers: orderAnswer,
      params: orderId,
      body: { ...reasonField, ...seenRoundsField },
    },
    run: async ({ context, actor, params: { id }, body }) => {
      requireMember(actor)
      const refused = { decision: 'refused', reason: reasonOf(body.reason) } as const
      await decideOnce(context, actor, deciding(id, refused, body.seen_rounds))
      return answer(context, actor, id)
    },
  }),
]

/** « Commandes à valider »: what waits for this person today, its own orders left out. */
const inbox: Call = defineCall('GET /order/to-validate', 'validateOrders', {
  shape: {
    summary: 'Commandes à valider',
    tag,
    listed: true,
    answers: page('Commandes à valider', toValidate),
  },
  run: ({ context, actor }) =>
    context.db.read(actor, async (tx) => {
      const data = await readInbox(workOf(context.db, tx, context.now()))
      return { data, total: data.length }
    }),
})

const ahead: Call = defineCall('PUT /order/deciders', 'viewCart', {
  shape: {
    summary: 'Qui décidera de ces paniers une fois envoyés, niveau par niveau',
    tag,
    answers: { data: many('Paniers', decidersAheadAnswer) },
    body: batchFields,
  },
  run: ({ context, actor, body }) =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      return { data: await decidersAhead(work, someOf(body.ids)) }
    }),
})

/** Submissions and approvals (domain §5.5). */
export const approvalCalls: Call[] = [...submit, ...decide, inbox, ahead]
