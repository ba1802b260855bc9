import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { deliveryAnswer, webhookAnswer, webhookSecret } from '../../resources/webhooks/answers'
import { trialEvent, webhook, webhookDelivery } from '../../resources/webhooks/webhook'
import { type Call, defineCall, forPeople } from '../api/call'
import { ApiError, notFound } from '../api/error'
import { repo } from '../api/repo'
import { changed, leaveBehind, refuseAsked, refuseMore, renewSecret } from './keep'
import { listDeliveries, listWebhooks, seenWebhook } from './read'
import { sendDeliveryJob } from './webhook-jobs'

const tag = 'Webhooks'
const access = 'manageWebhooks'
const id = f.ref('webhook', { label: 'Webhook', required: true })
const { label, url, events, active } = webhook.fields
const body = { label, url, events: { ...events, required: true } } as const

const unkeyed = 'it answers a secret, which is kept nowhere in clear'

const writing: Call[] = [
  defineCall('POST /webhooks', access, {
    shape: {
      summary: "Crée un webhook ; son secret n'est répondu qu'une fois",
      tag,
      body,
      answers: webhookSecret,
      errors: ['err409'],
      unkeyed,
    },
    run: async ({ context, actor, body: asked }) => {
      refuseAsked(context, actor, asked)
      return changed(context, actor, async (work) => {
        await refuseMore(work, actor)
        const made = await repo(work, webhook).create({ ...asked, active: true, user_id: actor.userId })
        return { id: made, secret: await renewSecret(context, work, made) }
      })
    },
  }),
  defineCall('PUT /webhooks/{id}', access, {
    shape: {
      summary: "Modifie un webhook, qui agit désormais au nom de l'appelant",
      tag,
      params: { id },
      body: { ...body, active },
      answers: success,
    },
    run: async ({ context, actor, params, body: asked }) => {
      refuseAsked(context, actor, asked)
      await changed(context, actor, async (work) => {
        await leaveBehind(work, actor, params.id)
        await repo(work, webhook).update(params.id, {
          ...{ ...asked, user_id: actor.userId },
          ...(asked.active ? { failures: 0, stopped_at: null } : {}),
        })
      })
      return { success: true }
    },
  }),
  defineCall('DELETE /webhooks/{id}', access, {
    shape: { summary: 'Supprime un webhook', tag, params: { id }, answers: success },
    run: async ({ context, actor, params }) => {
      await changed(context, actor, (work) => repo(work, webhook).remove(params.id))
      return { success: true }
    },
  }),
  defineCall('POST /webhooks/{id}/secret', access, {
    shape: {
      summary: 'Donne un nouveau secret ; le précédent ne signe plus rien',
      tag,
      params: { id },
      answers: webhookSecret,
      unkeyed,
    },
    run: ({ context, actor, params }) =>
      changed(context, actor, async (work) => {
        await repo(work, webhook).update(params.id, {}, { touch: true })
        return { id: params.id, secret: await renewSecret(context, work, params.id) }
      }),
  }),
]

const sending: Call[] = [
  defineCall('POST /webhooks/{id}/test', access, {
    shape: {
      summary: "Envoie un événement d'essai à un webhook",
      tag,
      params: { id },
      answers: success,
      errors: ['err409'],
    },
    run: async ({ context, actor, params }) => {
      const { active: isActive } = await seenWebhook(context, actor, params.id)
      if (!isActive) throw new ApiError('err409', { display: texts.stopped })
      await context.db.system('webhooks', (tx) =>
        tx.query('insert into webhook_event (type, webhook_id) values ($1, $2)', [trialEvent, params.id]),
      )
      return { success: true }
    },
  }),
  defineCall('GET /webhooks/{id}/deliveries', access, {
    shape: {
      summary: "Les 50 derniers envois d'un webhook",
      tag,
      params: { id },
      answers: [deliveryAnswer],
      listed: true,
    },
    run: ({ context, actor, params }) => listDeliveries(context, actor, params.id),
  }),
  defineCall('POST /webhooks/{id}/deliveries/{delivery}/resend', access, {
    shape: {
      summary: 'Renvoie un envoi, avec le même contenu et le même identifiant',
      tag,
      params: { id, delivery: f.int({ label: 'Envoi', required: true, min: 1 }) },
      answers: success,
      errors: ['err409'],
    },
    run: async ({ context, actor, params }) => {
      const { active: isActive } = await seenWebhook(context, actor, params.id)
      if (!isActive) throw new ApiError('err409', { display: texts.stopped })
      const again = await context.db.system('webhooks', async (tx) => {
        const rows = await tx.query(
          `update webhook_delivery set state = 'queued', attempts = 0, next_attempt_at = $3, leased_until = null, ended_at = null, error = null
           where id = $2 and webhook_id = $1 returning id`,
          [params.id, params.delivery, context.now()],
        )
        if (!rows.length) return false
        await sendDeliveryJob(tx, params.delivery, { webhook: params.id, due: context.now() })
        return true
      })
      if (!again) throw notFound(webhookDelivery)
      return { success: true }
    },
  }),
]

/** Webhooks are kept by people alone: no key of the API makes or changes one. */
export const webhookCalls: Call[] = forPeople([
  defineCall('GET /webhooks', access, {
    shape: { summary: 'Les webhooks que la personne voit', tag, answers: [webhookAnswer], listed: true },
    run: ({ context, actor }) => listWebhooks(context, actor),
  }),
  ...writing,
  ...sending,
])
