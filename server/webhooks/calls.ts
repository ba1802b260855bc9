import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { webhookEndpoints } from '../../resources/webhooks/endpoints'
import { trialEvent, webhook, webhookDelivery } from '../../resources/webhooks/webhook'
import { type Call, forPeople } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, notFound } from '../api/error'
import { repo } from '../api/repo'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import { changed, leaveBehind, refuseAsked, refuseMore, renewSecret } from './keep'
import { listDeliveries, listWebhooks, seenWebhook } from './read'
import { sendDeliveryJob } from './webhook-jobs'

async function refuseStopped(context: Context, actor: Actor, id: number): Promise<void> {
  const { active } = await seenWebhook(context, actor, id)
  if (!active) throw new ApiError('err409', { display: texts.stopped })
}

const success = { success: true }

/** Webhooks are kept by people alone: no key of the API makes or changes one. */
export const webhookCalls: Call[] = forPeople(
  serve(webhookEndpoints, {
    list: ({ context, actor }) => listWebhooks(context, actor),
    create: ({ context, actor, body }) => {
      refuseAsked(context, actor, body)
      return changed(context, actor, async (work) => {
        await refuseMore(work, actor)
        const made = await repo(work, webhook).create({ ...body, active: true, user_id: actor.userId })
        return { id: made, secret: await renewSecret(context, work, made) }
      })
    },
    change: async ({ context, actor, params: { id }, body }) => {
      refuseAsked(context, actor, body)
      await changed(context, actor, async (work) => {
        await leaveBehind(work, actor, id)
        await repo(work, webhook).update(id, {
          ...{ ...body, user_id: actor.userId },
          ...(body.active ? { failures: 0, stopped_at: null } : {}),
        })
      })
      return success
    },
    remove: async ({ context, actor, params: { id } }) => {
      await changed(context, actor, (work) => repo(work, webhook).remove(id))
      return success
    },
    renew: ({ context, actor, params: { id } }) =>
      changed(context, actor, async (work) => {
        await repo(work, webhook).update(id, {}, { touch: true })
        return { id, secret: await renewSecret(context, work, id) }
      }),
    test: async ({ context, actor, params: { id } }) => {
      await refuseStopped(context, actor, id)
      await context.db.system('webhooks', (tx) =>
        tx.query('insert into webhook_event (type, webhook_id) values ($1, $2)', [trialEvent, id]),
      )
      return success
    },
    deliveries: ({ context, actor, params: { id } }) => listDeliveries(context, actor, id),
    resend: async ({ context, actor, params: { id, delivery } }) => {
      await refuseStopped(context, actor, id)
      const again = await context.db.system('webhooks', async (tx) => {
        const rows = await tx.query(
          `update webhook_delivery set state = 'queued', attempts = 0, next_attempt_at = $3, leased_until = null, ended_at = null, error = null
           where id = $2 and webhook_id = $1 returning id`,
          [id, delivery, context.now()],
        )
        if (!rows.length) return false
        await sendDeliveryJob(tx, delivery, { webhook: id, due: context.now() })
        return true
      })
      if (!again) throw notFound(webhookDelivery)
      return success
    },
  }),
)
