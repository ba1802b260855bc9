import { createHash } from 'node:crypto'
import { accounts } from '../../i18n/fr/accounts'
import { pushRefusals as texts } from '../../i18n/fr/push'
import { deviceEndpoints, ownDeviceNames } from '../../resources/content/notification-endpoints'
import { mostDevices, pushDevice } from '../../resources/content/push'
import type { RowOf } from '../../resources/schema/infer'
import { type Call, forPeople } from '../api/call'
import type { Context } from '../api/context'
import { deviceOf } from '../api/device'
import { ApiError, invalid } from '../api/error'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { lockPerson } from '../database/lock-person'
import { select } from '../database/select'
import { addressFault } from '../trade/far-side'
import { vapidKeys } from './vapid'

const listSql = select(pushDevice, ownDeviceNames, 'where user_id = $1 order by id desc')

/** Nobody's device is seen or changed by somebody who acts in their name. */
function refuseImpersonated(actor: Actor): void {
  if (actor.impersonatorId) throw new ApiError('err403', { display: accounts.impersonatedRefusal })
}

type Subscription = RowOf<typeof pushDevice, 'endpoint' | 'p256dh' | 'auth'>

const bytesOf = (text: string) => (/^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0))

/** A push service of the Internet, a point of P-256 and 16 bytes (RFC 8291): anything else is no subscription. */
function refuseOdd({ config }: Context, asked: Subscription): void {
  const fault = addressFault(asked.endpoint, config.allowsPrivateWebhooks)
  if (fault) throw invalid([{ name: 'endpoint', message: fault }])
  const point = bytesOf(asked.p256dh)
  if (point.length !== 65 || point[0] !== 4) throw invalid([{ name: 'p256dh', message: texts.badKey }])
  if (bytesOf(asked.auth).length !== 16) throw invalid([{ name: 'auth', message: texts.badKey }])
}

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex')

/** Takes devices off, with what was on its way to them: what others are writing to them is waited for, and goes too. */
export async function dropDevices(tx: Tx, where: string, values: readonly unknown[]): Promise<number> {
  await tx.query(`select d.id from push_device d where ${where} order by d.id for update`, values)
  await tx.query(
    `delete from push_message where device_id in (select d.id from push_device d where ${where})`,
    values,
  )
  return (await tx.query(`delete from push_device d where ${where} returning d.id`, values)).length
}

const insertSql = `insert into push_device (user_id, device, endpoint, hash, p256dh, auth, failures, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, 0, $7, $7) returning id`

/** A device shows one person's notifications: the last one's who asked for them on it. */
function addDevice(
  { db, now }: Context,
  actor: Actor,
  { device, ...asked }: Subscription & { device: string },
) {
  const hash = hashOf(asked.endpoint)
  return db.system('notifications', async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`device ${hash}`])
    await lockPerson(tx, actor.userId)
    await dropDevices(tx, 'd.hash = $1', [hash])
    const [held] = await tx.query<{ n: number }>(
      'select count(*)::int as n from push_device where user_id = $1',
      [actor.userId],
    )
    if ((held?.n ?? 0) >= mostDevices) throw new ApiError('err409', { display: texts.tooMany })
    const keys = [asked.endpoint, hash, asked.p256dh, asked.auth]
    const [row] = await tx.query<{ id: number }>(insertSql, [actor.userId, device, ...keys, now()])
    return { id: row?.id ?? 0 }
  })
}

/** The devices on which a person wants to be told (Web Push), and how they come and go. */
export const pushDeviceCalls: Call[] = forPeople(
  serve(deviceEndpoints, {
    async list({ context, actor }) {
      refuseImpersonated(actor)
      const devices = await context.db.system('notifications', (tx) => tx.query(listSql, [actor.userId]))
      return { key: vapidKeys(context.config).publicKey, devices }
    },
    async add({ context, actor, body, request }) {
      refuseImpersonated(actor)
      refuseOdd(context, body)
      return addDevice(context, actor, { ...body, device: deviceOf(request.headers['user-agent']) })
    },
    async remove({ context, actor, params: { id } }) {
      refuseImpersonated(actor)
      await context.db.system('notifications', async (tx) => {
        const gone = await dropDevices(tx, 'd.id = $1 and d.user_id = $2', [id, actor.userId])
        if (!gone) throw new ApiError('err404')
        const event = { kind: 'device_removed', ...securityActor(actor) } as const
        await recordSecurityEvent(tx, { ...event, about: `User ${actor.userId}` }, context.now())
      })
      return { success: true }
    },
  }),
)
