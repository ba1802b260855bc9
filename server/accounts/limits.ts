import { addMinutes } from 'date-fns/addMinutes'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { printOf } from '../secret-key'

/** Tries within `window` minutes, of one account and from one address: a hospital or a school goes out by one address. */
export const limits = { account: 10, address: 100, window: 15 } as const

const mostOf = (knock: Knock): number => (knock.includes(':address:') ? limits.address : limits.account)

/** What is counted: a door (`login`, `reset`) and who knocks; `place`: an account from one address, or from a device that it knows. */
export type Knock =
  `${'login' | 'registration' | 'passkey' | 'reset' | 'password' | 'code'}:${'account' | 'address' | 'place'}:${string}`

/** Under what the tries of a knock are kept: neither the e-mail nor the address can be guessed back from it. */
export const keysOf = ({ config }: Context, knocks: readonly Knock[]): string[] =>
  knocks.map((knock) => printOf(config, knock))

interface Door {
  key: string
  most: number
}

/** Moments of the tries of a key that still count, oldest first; the key is held until the transaction ends. */
export async function triesOf(tx: Tx, { key, most }: Door, now: Date): Promise<Date[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
  const since = subMinutes(now, limits.window)
  const rows = await tx.query<{ tried_at: string }>(
    'select tried_at from login_attempt where key = $1 and tried_at > $2 order by tried_at desc limit $3',
    [key, since, most],
  )
  return rows.map((row) => new Date(row.tried_at)).reverse()
}

/** Minutes until one more try is free; undefined when one is free now. */
function waitOf(tries: readonly Date[], most: number, now: Date): number | undefined {
  const [oldest] = tries
  if (tries.length < most || !oldest) return undefined
  return Math.max(1, differenceInMinutes(addMinutes(oldest, limits.window), now, { roundingMethod: 'ceil' }))
}

/**
 * Counts a try before it is made, in the database, so that neither parallel tries nor several servers get more of them.
 * Answers the minutes to wait when one of the keys has none left; then nothing is counted.
 */
export async function countTry(context: Context, knocks: readonly Knock[]): Promise<number | undefined> {
  const doors = knocks
    .map((knock) => ({ key: printOf(context.config, knock), most: mostOf(knock) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const at = context.now()
  return context.db.system('login', async (tx) => {
    const waits: number[] = []
    for (const door of doors) waits.push(waitOf(await triesOf(tx, door, at), door.most, at) ?? 0)
    const wait = Math.max(...waits)
    if (wait > 0) return wait
    await tx.query('insert into login_attempt (key, tried_at) select key, $2 from unnest($1::text[]) key', [
      doors.map(({ key }) => key),
      at,
    ])
    await tx.query('delete from login_attempt where tried_at < $1', [subHours(at, 24)])
    return undefined
  })
}

/** As `countTry`; refuses with err299 when there is no try left. */
export async function takeTry(context: Context, knocks: readonly Knock[]): Promise<void> {
  const n = await countTry(context, knocks)
  if (n !== undefined) throw new ApiError('err299', { fill: { n } })
}

/** Forgets the try just made, under each of its keys. */
export async function forgiveTry(context: Context, tx: Tx, knocks: readonly Knock[]): Promise<void> {
  await tx.query(
    `delete from login_attempt where id in
       (select max(id) from login_attempt where key = any($1::text[]) group by key)`,
    [keysOf(context, knocks)],
  )
}

/** Forgets the tries of an account, under every door: it has just chosen a new password. */
export async function forgiveAccount(context: Context, tx: Tx, email: string): Promise<void> {
  await forgetTries(context, tx, [`login:account:${email}`, `reset:account:${email}`])
}

/** Forgets all tries under some keys. */
export const forgetTries = (context: Context, tx: Tx, knocks: readonly Knock[]): Promise<unknown> =>
  tx.query('delete from login_attempt where key = any($1::text[])', [keysOf(context, knocks)])
