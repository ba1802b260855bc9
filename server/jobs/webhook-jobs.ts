import { loadUserActor } from '../accounts/load-actor'
import type { Context } from '../api/context'
import { deliver, deliverDue } from '../webhooks/deliver'
import { forgetDeliveries } from '../webhooks/forget'
import { type LoadActor, tellEvents } from '../webhooks/tell'
import { deliveryKind, eventKind, sendLostWebhooks } from '../webhooks/webhook-jobs'
import { defineJob } from './define-job'
import type { Doing } from './define-work'

const load: LoadActor = ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user))

/** What other programs are told: each event and each delivery has its job; what no queue knows of is sent again. */
export const sendWebhooks = defineJob({
  name: 'webhooks',
  queue: 'webhooks',
  label: 'Envoi des webhooks',
  every: 1,
  run: async (context) => {
    if (context.isQueued) {
      const lost = await sendLostWebhooks(context)
      return lost ? `Envois repris : ${lost}` : undefined
    }
    const told = await tellEvents(context, load)
    const tried = await deliverDue(context, load)
    return told + tried ? `Événements : ${told}, envois essayés : ${tried}` : undefined
  },
})

/** What the clock does for webhooks. */
export const webhookJobs = [
  sendWebhooks,
  defineJob({
    name: 'webhook_cleaning',
    label: 'Nettoyage des envois de webhooks',
    at: '03:35',
    run: forgetDeliveries,
  }),
]

export const webhookWorks = {
  [eventKind]: {
    queue: 'webhooks' as const,
    run: (context: Context, { id }: { id: number }) => tellEvents(context, load, id),
  },
  [deliveryKind]: {
    queue: 'webhooks' as const,
    run: (context: Context, { id }: { id: number }, doing: Doing) => deliver(context, id, { ...doing, load }),
  },
}
