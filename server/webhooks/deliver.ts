import { addMilliseconds } from 'date-fns/addMilliseconds'
import { addMinutes } from 'date-fns/addMinutes'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { webhook, webhookDelivery } from '../../resources/webhooks/webhook'
import type { Context } from '../api/context'
import { isNotPaused } from '../database/paused'
import { unseal } from '../seal'
import { whyUnanswered } from '../trade/far-side'
import { notify } from '../trade/notify'
import { post } from '../trade/post'
import { isWithin, type Scope } from '../trade/scope'
import { signedHeaders } from './sign'
import { type LoadActor, mayHear } from './tell'
import { sendDeliveryJob } from './webhook-jobs'

/** Minutes after each failed try; after the last one a delivery is given up. */
export const pauses = [1, 5, 15, 60, 180, 720, 1440] as const
/** Failed tries in a row after which a webhook is stopped. */
export const mostFailures = 20
/** Milliseconds that the release before, which shares the deliveries during a rollout, leaves a taken one alone. */
const reserved = 60_000

type Taken = RowOf<typeof webhookDelivery, 'id' | 'webhook_id' | 'event_id' | 'type' | 'attempts'> &
  FilledOf<typeof webhookDelivery, 'body'> &
  RowOf<typeof webhook, 'label' | 'url' | 'sealed_secret' | 'user_id'> & { scope: Scope | null }

const takeSql = `update webhook_delivery d set attempts = d.attempts + 1, leased_until = $2, "updatedAt" = $1
  from webhook w
  where d.id = $3 and w.id = d.webhook_id and d.state = 'queued' and ${isNotPaused} and (d.leased_until is null or d.leased_until <= $1 or $4)
    and w.active and w."deletedAt" is null
    and exists (select 1 from "user" u where u.id = w.user_id and u."deletedAt" is null and u.status_id = 1)
  returning d.id, d.webhook_id, d.event_id, d.type, d.body, d.scope, d.attempts, w.label, w.url, w.sealed_secret, w.user_id`

const take = ({ db, now }: Context, id: number, isRetry: boolean): Promise<Taken | undefined> =>
  db.system('webhooks', async (tx) => {
    const [row] = await tx.query<Taken>(takeSql, [now(), addMilliseconds(now(), reserved), id, isRetry])
    return row
  })

/** Under what the secret of a webhook is sealed. */
export const sealUse = 'webhook'

interface Outcome {
  code: number | null
  error: string | null
  duration: number
}

async function attempt({ config, now }: Context, one: Taken, signal?: AbortSignal): Promise<Outcome> {
  const started = performance.now()
  const ended = (code: number | null, error: string | null): Outcome => ({
    ...{ code, error: error?.slice(0, 500) ?? null },
    duration: Math.round(performance.now() - started),
  })
  const secret =
    one.sealed_secret && unseal(config, sealUse, { place: one.webhook_id, sealed: one.sealed_secret })
  if (!secret) return ended(null, texts.noSecret)
  const id = `evt_${one.event_id}_${one.webhook_id}`
  const timestamp = Math.floor(now().getTime() / 1000)
  const headers = {
    ...{ 'content-type': 'application/json', 'user-agent': 'Portail-Achats-Webhooks/1' },
    ...signedHeaders(secret, { id, timestamp, body: one.body }),
  }
  try {
    const allowsPrivate = config.allowsPrivateWebhooks
    const { code } = await post({ url: one.url, headers, body: one.body, allowsPrivate, signal })
    if (code >= 300 && code < 400) return ended(code, texts.redirected)
    return ended(code, code >= 200 && code < 300 ? null : texts.refused({ code }))
  } catch (error) {
    if (signal?.aborted) throw error
    return ended(null, whyUnanswered(error))
  }
}

const isMine = `id = $1 and attempts = $2 and state = 'queued'`

const keepSent = ({ db, now }: Context, one: Taken, { code, duration }: Outcome) =>
  db.system('webhooks', async (tx) => {
    const kept = await tx.query(
      `update webhook_delivery set state = 'sent', code = $3, duration_ms = $4, error = null, ended_at = $5, "updatedAt" = $5,
         next_attempt_at = null, leased_until = null where ${isMine} returning id`,
      [one.id, one.attempts, code, duration, now()],
    )
    if (kept.length)
      await tx.query('update webhook set failures = 0 where id = $1 and failures > 0', [one.webhook_id])
  })

const failSql = `update webhook_delivery set code = $3, duration_ms = $4, error = $5, "updatedAt" = $6, leased_until = null,
    state = case when $7::timestamptz is null then 'failed' else 'queued' end, next_attempt_at = $7,
    ended_at = case when $7::timestamptz is null then $6::timestamptz end
  where ${isMine} returning id`
const countSql = `update webhook set failures = failures + 1, active = failures + 1 < $2,
    stopped_at = case when failures + 1 < $2 then stopped_at else $3 end, "updatedAt" = $3
  where id = $1 and active returning active`

/** Keeps a failure: tried again later, given up after the last pause; who fails too often in a row is stopped, and its person told. */
const keepFailure = ({ db, now }: Context, one: Taken, { code, duration, error }: Outcome) =>
  db.system('webhooks', async (tx) => {
    const pause = pauses[one.attempts - 1]
    const next = pause === undefined ? null : addMinutes(now(), pause)
    const mine = [one.id, one.attempts, code, duration, error, now(), next]
    if (!(await tx.query(failSql, mine)).length) return
    if (next) await sendDeliveryJob(tx, one.id, { webhook: one.webhook_id, due: next })
    const [left] = await tx.query<{ active: boolean }>(countSql, [one.webhook_id, mostFailures, now()])
    if (left?.active !== false) return
    await notify(tx, {
      ...{ kind: 'webhook_stopped', users: [one.user_id], event: `${one.webhook_id}@${now().toISOString()}` },
      ...{ params: { webhook: one.label, n: mostFailures, why: error ?? '' }, now: now() },
    })
  })

/** Whether what a delivery tells is still its person's to know: rights, and every list that it was read under. */
async function isStillTold(context: Context, load: LoadActor, one: Taken): Promise<boolean> {
  const actor = await load(context, one.user_id)
  return mayHear(actor, one.type) && (one.scope === null || isWithin(actor, one.scope))
}

/** Forgets what its person may not know any more. */
const drop = ({ db }: Context, { id }: Taken) =>
  db.system('webhooks', (tx) => tx.query('delete from webhook_delivery where id = $1', [id]))

/** How a delivery is tried. */
export interface Delivering {
  /** Who tried it before is gone. */
  isRetry: boolean
  signal?: AbortSignal
  /** Whose it is, as they are now. */
  load: LoadActor
}

/** Tries one delivery that waits; answers whether the far side took it, undefined when there was nothing to try. */
export async function deliver(
  context: Context,
  id: number,
  { isRetry, signal, load }: Delivering,
): Promise<boolean | undefined> {
  const one = await take(context, id, isRetry)
  if (!one) return undefined
  if (!(await isStillTold(context, load, one))) {
    await drop(context, one)
    return true
  }
  const outcome = await attempt(context, one, signal)
  await (outcome.error ? keepFailure : keepSent)(context, one, outcome)
  return !outcome.error
}

const dueSql = `select d.id, d.webhook_id from webhook_delivery d join webhook w on w.id = d.webhook_id
  where d.state = 'queued' and d.next_attempt_at <= $1 and w.active order by d.next_attempt_at, d.id limit 500`

/** Without queues: sends what is due, one webhook beside the other; one that fails rests until the next run. Answers how many were tried. */
export async function deliverDue(context: Context, load: LoadActor): Promise<number> {
  const due = await context.db.system('webhooks', (tx) =>
    tx.query<{ id: number; webhook_id: number }>(dueSql, [context.now()]),
  )
  let tried = 0
  const oneAfterTheOther = async (webhook: number) => {
    for (const { id, webhook_id } of due) {
      if (webhook_id !== webhook) continue
      const isTaken = await deliver(context, id, { isRetry: false, load })
      if (isTaken !== undefined) tried += 1
      if (isTaken === false) return
    }
  }
  await Promise.all([...new Set(due.map(({ webhook_id }) => webhook_id))].map(oneAfterTheOther))
  return tried
}
