import { accounts } from '../../i18n/fr/accounts'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { type WebhookEvent, type webhook, webhookEvents } from '../../resources/webhooks/webhook'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { lockPerson } from '../database/lock-person'
import { seal } from '../seal'
import { addressFault } from '../trade/far-side'
import { sealUse } from './deliver'
import { permissionsFor } from './pictures'
import { newSigningSecret } from './sign'

/** Webhooks of one person. */
const most = 20

type Asked = RowOf<typeof webhook, 'label' | 'url'> & FilledOf<typeof webhook, 'events'>

const isEvent = (name: string): name is WebhookEvent => Object.hasOwn(webhookEvents, name)

/** Nobody has told what that person may not read, nor has the server write where it must not. */
export function refuseAsked({ config }: Context, actor: Actor, asked: Asked): void {
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

/** Writes in the actor's own name: what goes on telling afterwards is set up by nobody who acts in another's. */
export function changed<T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> {
  if (actor.impersonatorId) throw new ApiError('err403', { display: accounts.impersonatedRefusal })
  return context.db.write(actor, (tx) => run(workOf(context.db, tx, context.now())))
}

/** Refuses a further webhook to who has as many as one may have. */
export async function refuseMore({ tx }: Work, { userId }: Actor): Promise<void> {
  await lockPerson(tx, userId)
  const [held] = await tx.query<{ n: number }>(
    'select count(*)::int as n from webhook where user_id = $1 and "deletedAt" is null',
    [userId],
  )
  if ((held?.n ?? 0) >= most) throw new ApiError('err409', { display: texts.tooMany })
}

/** Seals a new secret of a webhook and answers it, this once. */
export async function renewSecret(
  { config, random }: Context,
  { tx }: Work,
  webhookId: number,
): Promise<string> {
  const secret = newSigningSecret(random)
  const sealed = seal(config, sealUse, { place: webhookId, text: secret })
  await tx.query('update webhook set sealed_secret = $2 where id = $1', [webhookId, sealed])
  return secret
}

/** What was sent in somebody's name is theirs to read: who takes a webhook over begins without it, what waits included. */
export const leaveBehind = ({ tx }: Work, { userId }: Actor, webhookId: number): Promise<unknown> =>
  tx.beyond('webhooks', (all) =>
    all.query(
      'delete from webhook_delivery where webhook_id = $1 and (select user_id from webhook where id = $1) <> $2',
      [webhookId, userId],
    ),
  )
