import { orderTexts } from '../../i18n/fr/orders'
import { approvalEndpoints } from '../../resources/orders/endpoints'
import type { BodyOf } from '../../resources/schema/endpoint'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import type { Actor } from '../database/actor'
import { eachOrder, someOf } from './batch'
import { type Decision, decideOrder } from './decide'
import { decidersAhead } from './deciders-ahead'
import { readInbox } from './inbox'
import { requireMember } from './may'
import { thrown } from './or-held'
import { planSending, unplanSending } from './plan-sending'
import { readOrder } from './read-order'
import { reopening } from './refresh-reopened'
import { reopenOrder, withdrawOrder } from './return-order'
import { submitOrder } from './submit-order'

const answer = (context: Context, actor: Actor, id: number) =>
  reading(context, actor, (work) => readOrder(work, id))

/** The reason that is said of a refusal or a cancellation. */
export const reasonOf = (text: string): string => {
  const reason = text.trim()
  if (reason.length < 3) throw invalid([{ name: 'reason', message: orderTexts.reason }])
  return reason
}

type SeenRounds = BodyOf<typeof approvalEndpoints.validate>['seen_rounds']

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

/** Submissions and approvals (domain §5.5). */
export const approvalCalls: Call[] = serve(approvalEndpoints, {
  submit: async ({ context, actor, params: { id }, body }) => {
    await submitOrder(context, actor, { id, ...body })
    return answer(context, actor, id)
  },
  submitAll: ({ context, actor, body: { ids, ...submission } }) =>
    eachOrder(context, actor, {
      ids: someOf(ids),
      run: (id) => submitOrder(context, actor, { ...submission, id }),
    }),
  plan: async ({ work, params: { id }, body }) => {
    if (body.send_at) await planSending(work, { id, send_at: body.send_at, confirmed: body.confirmed })
    else await unplanSending(work, id)
    return { success: true }
  },
  withdraw: async ({ context, actor, params: { id } }) => {
    requireMember(actor)
    await context.db.write(actor, (tx) => withdrawOrder(tx, context, id))
    return answer(context, actor, id)
  },
  reopen: async ({ context, actor, params: { id }, body }) => {
    const day = body.ask_delivery_date ?? undefined
    const reopened = await context.db.write(actor, (tx) =>
      reopening(tx, { id, now: context.now(), seen: { lines: body.seen } }, () =>
        reopenOrder(tx, context, { id, day }),
      ),
    )
    thrown(reopened)
    return answer(context, actor, id)
  },
  validate: async ({ context, actor, params: { id }, body }) => {
    requireMember(actor)
    await decideOnce(context, actor, deciding(id, validated, body.seen_rounds))
    return answer(context, actor, id)
  },
  validateAll: ({ context, actor, body }) => {
    requireMember(actor)
    return eachOrder(context, actor, {
      ids: someOf(body.ids),
      run: (id) => decideOnce(context, actor, deciding(id, validated, body.seen_rounds)),
    })
  },
  refuse: async ({ context, actor, params: { id }, body }) => {
    requireMember(actor)
    const refused = { decision: 'refused', reason: reasonOf(body.reason) } as const
    await decideOnce(context, actor, deciding(id, refused, body.seen_rounds))
    return answer(context, actor, id)
  },
  /** What waits for this person today, its own orders left out. */
  toValidate: async ({ work }) => {
    const data = await readInbox(work)
    return { data, total: data.length }
  },
  deciders: async ({ work, body }) => ({ data: await decidersAhead(work, someOf(body.ids)) }),
})
