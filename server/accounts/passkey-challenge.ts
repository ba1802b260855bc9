import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { printOf } from '../secret-key'
import { hashOf, newSecret } from './secrets'
import { after } from './sessions'

/** What a challenge was drawn for: a login, a second factor after the password, a proof while signed in, a new passkey. */
export type ChallengeUse = 'login' | 'factor' | 'proof' | 'register'

export interface ChallengeFor {
  use: ChallengeUse
  /** Whose it is; nobody's for a login by passkey alone. */
  userId?: number | undefined
}

/** Seconds that somebody has to answer. */
const goodFor = 300

type Deps = Pick<Context, 'config' | 'now' | 'random'>

const macOf = ({ config }: Pick<Deps, 'config'>, drawn: string, { use, userId }: ChallengeFor) =>
  printOf(config, `passkey:${use}:${userId ?? ''}:${drawn}`)

/** A challenge that this server knows again without keeping it: a stranger who asks for many leaves nothing behind. */
export function newChallenge(deps: Deps, of: ChallengeFor): string {
  const drawn = `${newSecret(deps.random)}.${deps.now().getTime()}`
  return `${drawn}.${macOf(deps, drawn, of)}`
}

/** Whether a signed challenge (base64url, as the browser hands it back) is one of ours for this use, and not too old. */
export function isChallenge(deps: Pick<Deps, 'config' | 'now'>, signed: string, of: ChallengeFor): boolean {
  const text = Buffer.from(signed, 'base64url').toString()
  const [nonce, at, mac] = text.split('.')
  const age = differenceInSeconds(deps.now(), Number(at))
  return mac === macOf(deps, `${nonce}.${at}`, of) && age >= 0 && age <= goodFor
}

/** Uses a challenge up; false when it was used before. */
export async function spendChallenge(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { signed, userId }: { signed: string; userId: number },
): Promise<boolean> {
  const hash = hashOf(signed)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [hash])
  const used = await tx.query(
    `insert into token (purpose, hash, user_id, expires_at, used_at) select 'passkey', $1, $2, $3, $4
     where not exists (select 1 from token where hash = $1) returning id`,
    [hash, userId, after(now(), goodFor * 1000), now()],
  )
  return used.length > 0
}
