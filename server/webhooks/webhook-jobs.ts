import { subMinutes } from 'date-fns/subMinutes'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { isNotPaused } from '../database/paused'
import { rowJob, sendJob, sendLost } from '../database/send-job'

/** The kinds of the jobs that tell an event, and that deliver it to one webhook. A trigger of the database sends the first. */
export const [eventKind, deliveryKind] = ['event', 'delivery']

/** Sends the job of a delivery with what queues it, or puts it off; two to one webhook leave at once. */
export const sendDeliveryJob = (
  tx: Tx,
  id: number,
  { webhook, due }: { webhook: number; due: Date },
): Promise<string> =>
  sendJob(tx, { queue: 'webhooks', data: rowJob(deliveryKind, id), due, among: String(webhook) })

/** Sends the jobs of events and deliveries that no queue knows of. Answers how many. */
export const sendLostWebhooks = ({ db, now }: Context): Promise<number> =>
  db.system('webhooks', async (tx) => {
    const values = [subMinutes(now(), 2)]
    const events = await sendLost(tx, {
      ...{ queue: 'webhooks', kind: eventKind, values },
      rows: `select id, null::timestamptz as due, null::text as among from webhook_event where told_at is null and "createdAt" < $1 limit 500`,
    })
    const deliveries = await sendLost(tx, {
      ...{ queue: 'webhooks', kind: deliveryKind, values },
      rows: `select id, next_attempt_at as due, webhook_id::text as among from webhook_delivery
        where state = 'queued' and ${isNotPaused} and next_attempt_at < $1 limit 500`,
    })
    return events + deliveries
  })
