import { addMilliseconds } from 'date-fns/addMilliseconds'
import { addMinutes } from 'date-fns/addMinutes'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { webhook, webhookDelivery } from '../../resources/webhooks/webhook'
import type { Context } from '../api/context'
import { unseal } from '../seal'
import { whyUnanswered } from '../trade/far-side'
import { notify } from '../trade/notify'
import { post } from '../trade/post'
import { isWithin, type Scope } from '../trade/scope'
import { signedHeaders } from './sign'
import { type LoadActor, mayHear } from './tell'

/** Minutes after each failed try; after the last one a delivery is given up. */
export const pauses = [1, 5, 15, 60, 180, 720, 1440] as const
/** Failed tries in a row after which a webhook is stopped. */
export const mostFailures = 20
/** Milliseconds: what a try may take, after which another process takes the delivery; and what a run may take. */
const [lease, budget] = [60_000, 20_000]
/** On their way at once, and to one webhook. */
const [places, placesOfOne] = [8, 2]

type Claimed = RowOf<typeof webhookDelivery, 'id' | 'webhook_id' | 'event_id' | 'type' | 'attempts'> &
  FilledOf<typeof webhookDelivery, 'body'> &
  RowOf<typeof webhook, 'label' | 'url' | 'sealed_secret' | 'user_id'> & { scope: Scope | null }

const claimSql = `with due as materialized (select x.id from webhook_delivery x join webhook w on w.id = x.webhook_id
    where x.state = 'queued' and x.next_attempt_at <= $1 and (x.leased_until is null or x.leased_until <= $1)
      and w.active and w."deletedAt" is null and x.webhook_id <> all($3::bigint[])
      and exists (select 1 from "user" u where u.id = w.user_id and u."deletedAt" is null and u.status_id = 1)
    order by x.next_attempt_at, x.id limit 1 for update of x skip locked)
  update webhook_delivery d set attempts = d.attempts + 1, leased_until = $2, "updatedAt" = $1
  from due, webhook w where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.webhook_id, d.event_id, d.type, d.body, d.scope, d.attempts, w.label, w.url, w.sealed_secret, w.user_id`

const claim = ({ db, now }: Context, busy: readonly number[]): Promise<Claimed | undefined> =>
  db.system('webhooks', async (tx) => {
    const [row] = await tx.query<Claimed>(claimSql, [now(), addMilliseconds(now(), lease), busy])
    return row
  })

/** Under what the secret of a webhook is sealed. */
export const sealUse = 'webhook'

interface Outcome {
  code: number | null
  error: string | null
  duration: number
}

async function attempt({ config, now }: Context, one: Claimed): Promise<Outcome> {
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
    const { code } = await post({ url: one.url, headers, body: one.body, allowsPrivate })
    if (code >= 300 && code < 400) return ended(code, texts.redirected)
    return ended(code, code >= 200 && code < 300 ? null : texts.refused({ code }))
  } catch (error) {
    return ended(null, whyUnanswered(error))
  }
}

const isMine = `id = $1 and attempts = $2 and state = 'queued'`

const keepSent = ({ db, now }: Context, one: Claimed, { code, duration }: Outcome) =>
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
const keepFailure = ({ db, now }: Context, one: Claimed, { code, duration, error }: Outcome) =>
  db.system('webhooks', async (tx) => {
    const pause = pauses[one.attempts - 1]
    const next = pause === undefined ? null : addMinutes(now(), pause)
    const mine = [one.id, one.attempts, code, duration, error, now(), next]
    if (!(await tx.query(failSql, mine)).length) return
    const [left] = await tx.query<{ active: boolean }>(countSql, [one.webhook_id, mostFailures, now()])
    if (left?.active !== false) return
    await notify(tx, {
      ...{ kind: 'webhook_stopped', users: [one.user_id], event: `${one.webhook_id}@${now().toISOString()}` },
      ...{ params: { webhook: one.label, n: mostFailures, why: error ?? '' }, now: now() },
    })
  })

/** Whether what a delivery tells is still its person's to know: rights, and every list that it was read under. */
async function isStillTold(context: Context, load: LoadActor, one: Claimed): Promise<boolean> {
  const actor = await load(context, one.user_id)
  return mayHear(actor, one.type) && (one.scope === null || isWithin(actor, one.scope))
}

/** Forgets what its person may not know any more. */
const drop = ({ db }: Context, { id }: Claimed) =>
  db.system('webhooks', (tx) => tx.query('delete from webhook_delivery where id = $1', [id]))

/** Tries one; false when the far side did not take it. */
async function deliver(context: Context, load: LoadActor, one: Claimed): Promise<boolean> {
  if (!(await isStillTold(context, load, one))) {
    await drop(context, one)
    return true
  }
  const outcome = await attempt(context, one)
  await (outcome.error ? keepFailure : keepSent)(context, one, outcome)
  return !outcome.error
}

/**
 * Sends what is due, several at once and two to one webhook; one that fails rests until the next run, so that a far side that
 * is slow or away keeps nobody waiting. Answers how many were tried.
 */
export async function deliverDue(context: Context, load: LoadActor): Promise<number> {
  const until = performance.now() + budget
  const leaving = new Map<Promise<unknown>, number>()
  const resting = new Set<number>()
  let tried = 0
  const busy = () => {
    const all = [...leaving.values()]
    return [...resting, ...all.filter((id) => all.filter((other) => other === id).length >= placesOfOne)]
  }
  while (performance.now() < until) {
    const one = leaving.size < places ? await claim(context, busy()) : undefined
    if (one) {
      tried += 1
      const sending = deliver(context, load, one)
        .then((isTaken) => isTaken || resting.add(one.webhook_id))
        .catch((error: unknown) => context.log.error({ err: error, delivery: one.id }, 'webhooks'))
        .finally(() => leaving.delete(sending))
      leaving.set(sending, one.webhook_id)
    } else if (leaving.size) await Promise.race(leaving.keys())
    else break
  }
  await Promise.all(leaving.keys())
  return tried
}
