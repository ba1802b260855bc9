import { accounts } from '../../i18n/fr/accounts'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { f } from '../../resources/schema/f'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { success } from '../../resources/schema/told'
import { deliveryAnswer, webhookAnswer, webhookSecret } from '../../resources/webhooks/answers'
import {
  trialEvent,
  type WebhookEvent,
  webhook,
  webhookDelivery,
  webhookEvents,
} from '../../resources/webhooks/webhook'
import { type Call, defineCall, forPeople } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid, notFound } from '../api/error'
import { repo } from '../api/repo'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { seal } from '../seal'
import { addressFault } from '../trade/far-side'
import { sealUse } from './deliver'
import { permissionsFor } from './pictures'
import { listDeliveries, listWebhooks, seenWebhook } from './read'
import { newSigningSecret } from './sign'

const tag = 'Webhooks'
const access = 'manageWebhooks'
const id = f.ref('webhook', { label: 'Webhook', required: true })
const { label, url, events, active } = webhook.fields
const body = { label, url, events: { ...events, required: true } } as const

/** Webhooks of one person. */
const most = 20

type Asked = RowOf<typeof webhook, 'label' | 'url'> & FilledOf<typeof webhook, 'events'>

const isEvent = (name: string): name is WebhookEvent => Object.hasOwn(webhookEvents, name)

/** Nobody has told what that person may not read, nor has the server write where it must not. */
function refuseAsked({ config }: Context, actor: Actor, asked: Asked): void {
  const fault = addressFault(asked.url, config.allowsPrivateWebhooks)
  if (fault) throw invalid([{ name: 'url', message: fault }])
  if (!asked.events.length) throw invalid([{ name: 'events', message: texts.noEvent }])
  const beyond = asked.events
    .filter(isEvent)
    .filter((name) => !permissionsFor(name).some((permission) => actor.permissions.has(permission)))
  if (beyond.length) {
    const names = beyond.map((name) => webhookEvents[name]).join(', ')
    throw invalid([{ name: 'events', message: texts.beyondRights({ events: names }) }])
  }
}

/** Seals a new secret of a webhook and answers it, this once. */
async function renewSecret({ config, random }: Context, { tx }: Work, webhookId: number): Promise<string> {
  const secret = newSigningSecret(random)
  const sealed = seal(config, sealUse, { place: webhookId, text: secret })
  await tx.query('update webhook set sealed_secret = $2 where id = $1', [webhookId, sealed])
  return secret
}

/** Writes in the actor's own name: what goes on telling afterwards is set up by nobody who acts in another's. */
function changed<T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> {
  if (actor.impersonatorId) throw new ApiError('err403', { display: accounts.impersonatedRefusal })
  return context.db.write(actor, (tx) => run(workOf(context.db, tx, context.now())))
}

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
        const [held] = await work.tx.query<{ n: number }>(
          'select count(*)::int as n from webhook where user_id = $1 and "deletedAt" is null',
          [actor.userId],
        )
        if ((held?.n ?? 0) >= most) throw new ApiError('err409', { display: texts.tooMany })
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
      await changed(context, actor, (work) =>
        repo(work, webhook).update(params.id, {
          ...{ ...asked, user_id: actor.userId },
          ...(asked.active ? { failures: 0, stopped_at: null } : {}),
        }),
      )
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
      const again = await context.db.system('webhooks', (tx) =>
        tx.query(
          `update webhook_delivery set state = 'queued', attempts = 0, next_attempt_at = $3, leased_until = null, ended_at = null, error = null
           where id = $2 and webhook_id = $1 returning id`,
          [params.id, params.delivery, context.now()],
        ),
      )
      if (!again.length) throw notFound(webhookDelivery)
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
