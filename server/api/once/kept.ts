import { subHours } from 'date-fns/subHours'
import type { Actor } from '../../database/actor'
import type { ActorTx, Tx } from '../../database/tx'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { Asked } from './asked'

/** What a call answered: its status and its body. */
export interface Answered {
  status: number
  body: unknown
}

interface KeptRow extends Record<string, unknown> {
  fingerprint: string
  status: number
  answer: string | null
  kept_at: Date
}

/** The moment before which answers are forgotten. */
export const forgottenBefore = (now: Date): Date => subHours(now, 24)

const byKey = 'fold(unique_key) = $1 and "deletedAt" is null'

/** What this very request was answered already; err422 when its key was sent with another content. */
export async function findKept(context: Context, actor: Actor, asked: Asked): Promise<Answered | undefined> {
  const [row] = await context.db.read(actor, (tx) =>
    tx.query<KeptRow>(
      `select fingerprint, status, answer, kept_at from kept_answer where ${byKey}`,
      [asked.uniqueKey],
      { last: true },
    ),
  )
  if (!row || new Date(row.kept_at) < forgottenBefore(context.now())) return undefined
  if (row.fingerprint !== asked.fingerprint) throw new ApiError('err422')
  return { status: row.status, body: row.answer === null ? undefined : JSON.parse(row.answer) }
}

/**
 * Takes the key within the transaction of the work: whoever comes with the same one waits for its end. False when it is taken.
 */
export async function takeKey(tx: ActorTx, asked: Asked, now: Date): Promise<boolean> {
  await tx.query(`delete from kept_answer where ${byKey} and kept_at < $2`, [
    asked.uniqueKey,
    forgottenBefore(now),
  ])
  const rows = await tx.query(
    `insert into kept_answer (user_id, call, unique_key, fingerprint, kept_at, "createdAt", "updatedAt")
     values ($1, $2, $3, $4, $5, $5, $5) on conflict do nothing returning id`,
    [tx.actor.userId, asked.call, asked.uniqueKey, asked.fingerprint, now],
  )
  return rows.length > 0
}

/** Keeps the answer beside its key. */
export const keepAnswer = (
  tx: Tx,
  { uniqueKey }: Asked,
  { status, body }: { status: number; body: string },
): Promise<unknown> =>
  tx.query(`update kept_answer set status = $2, answer = $3 where ${byKey}`, [uniqueKey, status, body])
