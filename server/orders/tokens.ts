import type { orderToken } from '../../resources/orders/order-follow'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { hashOf } from '../mail/hash'

export type TokenPurpose = 'download' | 'confirm' | 'decide' | 'substitute'

export type OrderToken = RowOf<
  typeof orderToken,
  'id' | 'order_id' | 'purpose' | 'user_id' | 'round' | 'used_at'
>

interface NewToken {
  orderId: number
  purpose: TokenPurpose
  expires: Date
  now: Date
  userId?: number
  round?: number
}

/** Makes a link's secret, 256 bits; only its hash is kept. */
export async function createToken(
  tx: Tx,
  { random }: Pick<Context, 'random'>,
  of: NewToken,
): Promise<string> {
  const secret = random(32).toString('base64url')
  await tx.query(
    `insert into "order_token" (order_id, purpose, token_hash, user_id, round, expires_at, "createdAt", "updatedAt")
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [of.orderId, of.purpose, hashOf(secret), of.userId ?? null, of.round ?? null, of.expires, of.now],
  )
  return secret
}

/** The token of a secret while it is good for one of these purposes; one that was made for a person ends with the account. */
export async function findToken(
  tx: Tx,
  secret: string,
  { purposes, now }: { purposes: readonly TokenPurpose[]; now: Date },
): Promise<OrderToken | undefined> {
  const [row] = await tx.query<OrderToken>(
    `select t.id, t.order_id, t.purpose, t.user_id, t.round, t.used_at from "order_token" t left join "user" u on u.id = t.user_id
     where t.token_hash = $1 and t.purpose = any($2) and t.expires_at > $3 and t."deletedAt" is null
       and (t.user_id is null or (u."deletedAt" is null and u.status_id = 1))`,
    [hashOf(secret), purposes, now],
  )
  return row
}

/** A general option as a whole number. */
export async function optionInt(tx: Tx, key: string, otherwise: number): Promise<number> {
  const [row] = await tx.query<{ value: string }>(
    'select value from generaloption where key = $1 and "deletedAt" is null limit 1',
    [key],
  )
  const value = Number(row?.value)
  return Number.isSafeInteger(value) && row?.value !== '' ? value : otherwise
}

/** The end of the day so many days after a delivery. */
export const endOfDay = (day: string, days: number): Date => parisMoment(addDays(day, days + 1), '00:00')
