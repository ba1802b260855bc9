import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import type { profile } from '../../resources/accounts/profile'
import type { notification } from '../../resources/content/notification'
import { applicationOf, linkOf } from '../../resources/content/notification-links'
import type { pushDevice, pushMessage } from '../../resources/content/push'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { isNotPaused } from '../database/paused'
import { post } from '../trade/post'
import { dropDevices } from './push-devices'
import { vapidKeys } from './vapid'

/** Minutes after each failed try; after the last one a message is given up. */
const pauses = [1, 5, 30, 120]
/** Failed tries in a row after which a device is one no more. */
const mostFailures = 20
/** Hours after which nobody needs to be told of it on a device any more; the push service is told too. */
const goodFor = 24
/** Sent at once, and the seconds that another process leaves them alone. */
const [batch, lease] = [10, 60]
/** Milliseconds of one run. */
const budget = 20_000
/** Characters of a message: what a lock screen shows, and no more than must leave. */
const mostShown = 160

interface Claimed
  extends RowOf<typeof notification, 'title' | 'body' | 'model' | 'entity_id'>,
    RowOf<typeof pushDevice, 'endpoint' | 'p256dh' | 'auth'>,
    RowOf<typeof pushMessage, 'id' | 'attempts' | 'device_id' | 'notification_id'>,
    RowOf<typeof profile, 'profile_type_id'> {
  isWanted: boolean
}

const claimSql = `with due as materialized (select x.id from push_message x where ${isNotPaused} and x.next_attempt_at <= $1 and (x.leased_until is null or x.leased_until <= $1)
      order by x.next_attempt_at, x.id limit ${batch} for update skip locked)
  update push_message m set attempts = m.attempts + 1, leased_until = $2, "updatedAt" = $1
  from due, push_device d, notification n, "user" u, profile p
  where m.id = due.id and d.id = m.device_id and n.id = m.notification_id and u.id = d.user_id and p.id = u.profile_id
  returning m.id, m.attempts, m.device_id, d.endpoint, d.p256dh, d.auth, n.id as notification_id, n.title, n.body, n.model, n.entity_id,
    p.profile_type_id, n."deletedAt" is null and n.read_at is null and u."deletedAt" is null and u.status_id = 1
      and m."createdAt" > $3
      and not exists (select 1 from notification_preference c where c.user_id = u.id and c.kind = n.kind and not c.push) as "isWanted"`

const claim = ({ db, now }: Context) =>
  db.system('notifications', (tx) =>
    tx.query<Claimed>(claimSql, [now(), addSeconds(now(), lease), addHours(now(), -goodFor)]),
  )

const short = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text)

/** What the device shows, and opens: a title, a sentence and an address of the person's own application. */
export function pictureOf(one: Claimed): string {
  const application = applicationOf(one.profile_type_id)
  const url = linkOf(one.model, one.entity_id, one.profile_type_id) ?? `/${application}/notifications`
  return JSON.stringify({
    title: short(one.title),
    body: short(one.body ?? ''),
    url,
    tag: `notification-${one.notification_id}`,
  })
}

/** Encrypts for the device alone (RFC 8291) and hands it to its push service; the status that it answered, 0 when nobody did. */
async function hand({ config, log }: Context, one: Claimed, signal?: AbortSignal): Promise<number> {
  try {
    const { default: webPush } = await import('web-push')
    const { endpoint, p256dh, auth } = one
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      pictureOf(one),
      {
        vapidDetails: { subject: config.pushSubject, ...vapidKeys(config) },
        TTL: goodFor * 3600,
        urgency: 'normal',
      },
    )
    const { 'Content-Length': _length, ...said } = headers
    const texts = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]))
    const answer = await post({
      url: endpoint,
      headers: texts,
      body,
      allowsPrivate: config.allowsPrivateWebhooks,
      signal,
    })
    return answer.code
  } catch (error) {
    if (signal?.aborted) throw error
    log.warn({ err: error, device: one.device_id }, 'push')
    return 0
  }
}

const isGone = (code: number) => code === 404 || code === 410

/** Keeps what became of one: sent, of a device that is no more, or to be tried again. */
async function keep({ db, now }: Context, one: Claimed, code: number): Promise<boolean> {
  const isSent = code >= 200 && code < 300
  const pause = pauses[one.attempts - 1]
  await db.system('notifications', async (tx) => {
    if (isGone(code)) await dropDevices(tx, 'd.id = $1', [one.device_id])
    else if (isSent || !one.isWanted || pause === undefined)
      await tx.query('delete from push_message where id = $1', [one.id])
    else
      await tx.query('update push_message set next_attempt_at = $2, leased_until = null where id = $1', [
        one.id,
        addMinutes(now(), pause),
      ])
    if (isSent)
      await tx.query('update push_device set failures = 0, sent_at = $2 where id = $1', [
        one.device_id,
        now(),
      ])
    else if (one.isWanted) {
      await tx.query('update push_device set failures = failures + 1 where id = $1', [one.device_id])
      await dropDevices(tx, 'd.id = $1 and d.failures >= $2', [one.device_id, mostFailures])
    }
  })
  return isSent
}

/** Tries one outside any transaction; what was read meanwhile, is a day old or of a kind that its person keeps from devices, is not sent. */
async function send(context: Context, one: Claimed, signal?: AbortSignal): Promise<boolean> {
  return keep(context, one, one.isWanted ? await hand(context, one, signal) : 0)
}

/** Sends what is due to the devices of people, ten at once; answers how many were taken. */
export async function sendPush(context: Context, signal?: AbortSignal): Promise<number> {
  const until = performance.now() + budget
  let sent = 0
  while (performance.now() < until) {
    const due = await claim(context)
    if (!due.length) break
    sent += (await Promise.all(due.map((one) => send(context, one, signal)))).filter(Boolean).length
  }
  return sent
}
