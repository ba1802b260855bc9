import type { Context } from '../api/context'
import type { Config } from '../config'
import type { Tx } from '../database/connect'
import { printOf } from '../secret-key'
import type { Account } from './find-user'
import { newCode, plainCode } from './recovery-codes'
import { after, lifetimes } from './sessions'

type Deps = Pick<Context, 'config' | 'now' | 'random'>

const hashOf = (config: Config, userId: number, code: string) =>
  printOf(config, `login-code:${userId}:${plainCode(code)}`)

/** Draws a code for an account; undefined while one that was mailed is still good, so that nobody floods its box. */
export async function drawMailCode(
  { config, now, random }: Deps,
  tx: Tx,
  userId: number,
): Promise<string | undefined> {
  const [known] = await tx.query(
    `select 1 from token where user_id = $1 and purpose = 'code' and used_at is null and expires_at > $2`,
    [userId, now()],
  )
  if (known) return undefined
  const code = plainCode(newCode(random))
  await tx.query('insert into token (purpose, hash, user_id, expires_at) values ($1, $2, $3, $4)', [
    ...['code', hashOf(config, userId, code), userId, after(now(), lifetimes.mailCode)],
  ])
  return code
}

/** Whether a typed code is the one that was mailed; it is good until its time is over or a login uses it up. */
export async function isMailCode(
  { config, now }: Pick<Context, 'config' | 'now'>,
  tx: Tx,
  { account, code = '' }: { account: Account | undefined; code: string | undefined },
): Promise<boolean> {
  const hash = hashOf(config, account?.id ?? 0, code)
  const found = await tx.query(
    `select 1 from token where user_id = $1 and purpose = 'code' and hash = $2 and used_at is null and expires_at > $3`,
    [account?.id ?? 0, hash, now()],
  )
  return found.length > 0
}
