import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { type EndReason, endSessionsOf } from './sessions'

/** Why everything ends that somebody holds: an act on the credentials, the rights or the account itself. */
export type HoldingsReason = Exclude<EndReason, 'logout' | 'replay' | 'exit'>

interface Ending {
  reason: HoldingsReason
  /** The session that stays open: the one in which the act was done. */
  but?: number | undefined
}

/**
 * What a person holds besides sessions, each ended by one statement: `$1` the persons, `$2` the moment, `$3` what is told of it.
 * The test of every act against every holding reads these names.
 */
export const holdings = {
  /** The link of a first password stays: it opens nothing but the account as it is by then. */
  'mail links': `update token t set used_at = $2 where t.user_id = any($1::bigint[]) and t.used_at is null
     and t.purpose in ('reset', 'setup', 'email', 'enrol', 'code')
     and not (t.purpose = 'setup' and exists (select 1 from "user" u where u.id = t.user_id and u.password_hash is null))`,
  'order links': `update order_token set expires_at = $2, "updatedAt" = $2 where user_id = any($1::bigint[]) and expires_at > $2`,
  'API keys': 'delete from api_key where user_id = any($1::bigint[])',
  'webhook deliveries': `delete from webhook_delivery where state = 'queued'
     and webhook_id in (select id from webhook where user_id = any($1::bigint[]))`,
  webhooks: `update webhook set active = false, stopped_at = $2, "updatedAt" = $2, lock_version = lock_version + 1
     where user_id = any($1::bigint[]) and active`,
  'push messages':
    'delete from push_message where device_id in (select id from push_device where user_id = any($1::bigint[]))',
  'push devices': 'delete from push_device where user_id = any($1::bigint[])',
  exports: `update export_run set state = 'failed', error = $3, finished_at = $2, "updatedAt" = $2
     where user_id = any($1::bigint[]) and state <> 'failed'`,
  'scheduled exports': `update export_schedule set next_day = null, ended_reason = $3, "updatedAt" = $2
     where user_id = any($1::bigint[]) and next_day is not null`,
  'scheduled imports': `update scheduled_import set active = false, last_report = $3, "updatedAt" = $2, lock_version = lock_version + 1
     where user_id = any($1::bigint[]) and active`,
} as const

/** What belongs to being signed in somewhere: what was begun by a mail, and what devices are told. */
const ofPresence = [holdings['mail links'], holdings['push messages'], holdings['push devices']] as const

/** Values of the parameters that a statement names; PostgreSQL refuses the others. */
const valuesFor = (sql: string, values: readonly unknown[]) =>
  values.slice(0, Math.max(...[...sql.matchAll(/\$(\d)/g)].map(([, n]) => Number(n))))

/**
 * Signs some persons out wherever they are, as their identity provider says: sessions, however opened, links of mails and devices
 * that are told. What acts without them – keys of the API, webhooks, what the clock does – is no session and goes on: a log-out
 * takes no right (docs/security/sign-out.md).
 */
export async function signOutEverywhere(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  userIds: readonly number[],
): Promise<void> {
  if (!userIds.length) return
  await endSessionsOf(tx, userIds, { reason: 'logout', now: now() })
  for (const sql of ofPresence) await tx.query(sql, valuesFor(sql, [userIds, now()]))
}

/**
 * Ends what some persons hold, in the transaction of the act that takes it from them: sessions, links, keys of the API, webhooks
 * with what waits, push devices, exports and what the clock does in their name. The transaction looks past the row rights;
 * `forgetActors` after it makes this process feel it at once, the others within half a second.
 */
export async function endHoldings(
  { now, rightsLost }: Pick<Context, 'now' | 'rightsLost'>,
  tx: Tx,
  userIds: readonly number[],
  { reason, but }: Ending,
): Promise<void> {
  if (!userIds.length) return
  const at = now()
  await endSessionsOf(tx, userIds, { reason, now: at, ...(but === undefined ? {} : { but }) })
  for (const sql of Object.values(holdings))
    await tx.query(sql, valuesFor(sql, [userIds, at, texts.holdingEnded]))
  if (reason === 'status' || reason === 'rights') await rightsLost?.(tx, userIds)
}
