import { loadUserActor } from '../accounts/load-actor'
import { deliverDue } from '../webhooks/deliver'
import { forgetDeliveries } from '../webhooks/forget'
import { type LoadActor, tellEvents } from '../webhooks/tell'
import { defineJob } from './define-job'

const load: LoadActor = ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user))

/** What other programs are told: events that were committed, then what is due. */
export const sendWebhooks = defineJob({
  name: 'webhooks',
  label: 'Envoi des webhooks',
  every: 1,
  run: async (context) => {
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
