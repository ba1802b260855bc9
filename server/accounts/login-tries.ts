import { addMilliseconds } from 'date-fns/addMilliseconds'
import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { SecurityEvent } from '../api/security-event'
import { tellRefused } from '../api/tell-refused'
import type { Tx } from '../database/connect'
import { printOf } from '../secret-key'
import { mailLoginCode } from './account-mails'
import type { Account } from './find-user'
import { forgetTries, forgiveTry, type Knock, keysOf, limits, triesOf } from './limits'
import { isMailCode } from './mail-code'

/** Who tries to log in: the account is undefined where there is none, which is told in no way. */
export interface LoginTry {
  email: string
  address: string
  account: Account | undefined
  /** The mark of a device on which the account has logged in before. */
  device: string | undefined
  /** The mailed code, as typed. */
  code: string | undefined
}

/** Wrong tries at one place that cost nothing, milliseconds of the first pause after them, and of the longest. */
const [free, firstPause, longestPause] = [5, 2000, 60_000]
/** Milliseconds that an answer takes once an account is tried from everywhere, or a code is asked. */
const slow = 300

const pauseAfter = (wrong: number) =>
  wrong < free ? 0 : Math.min(firstPause * 2 ** (wrong - free), longestPause)

/** Under what the tries are counted: the account at this place, over the whole account, and from the address. */
export const knocksOf = ({ email, address, device }: LoginTry) =>
  [
    `login:place:${email}|${device ?? address}`,
    ...(device ? [] : [`login:account:${email}` as const, `login:address:${address}` as const]),
  ] as const satisfies readonly Knock[]

/** Who tries to log in by a passkey alone. */
export interface PasskeyTry {
  /** What it says which passkey it is. */
  credential: string
  address: string
  /** Whose passkey that is. */
  account: Account | undefined
  /** The mark of a device on which the account has logged in before. */
  device: string | undefined
}

/** Under what the tries of a passkey are counted: there, and from the address. A passkey cannot be guessed: over all places nothing is. */
const passkeyKnocksOf = ({ credential, address, device }: PasskeyTry) =>
  [
    `passkey:place:${credential}|${device ?? address}`,
    ...(device ? [] : [`passkey:address:${address}` as const]),
  ] as const satisfies readonly Knock[]

interface Counted {
  /** Milliseconds until this place may try again. */
  wait: number
  needsCode: boolean
  isSlow: boolean
}

/** Moments of the tries that count under each knock, oldest first; they are held until the transaction ends. */
async function triesAt(context: Context, tx: Tx, knocks: readonly Knock[]): Promise<Date[][]> {
  const now = context.now()
  const tries: Date[][] = knocks.map(() => [])
  const doors = knocks.map((knock, place) => ({ place, key: printOf(context.config, knock) }))
  // In one order, so that two tries never wait for each other.
  for (const { place, key } of doors.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    tries[place] = await triesOf(tx, { key, most: limits.address }, now)
  return tries
}

/** Milliseconds until a place may try again. */
function waitAt(tries: readonly Date[], now: Date): number {
  const last = tries.at(-1)
  const until = last ? addMilliseconds(last, pauseAfter(tries.length)) : now
  return Math.max(0, until.getTime() - now.getTime())
}

async function look(context: Context, tx: Tx, one: LoginTry): Promise<Counted> {
  const [here = [], everywhere = [], fromAddress = []] = await triesAt(context, tx, knocksOf(one))
  return {
    wait: waitAt(here, context.now()),
    needsCode:
      here.length >= limits.account ||
      everywhere.length >= limits.account ||
      fromAddress.length >= limits.address,
    isSlow: everywhere.length >= free,
  }
}

async function count(context: Context, tx: Tx, knocks: readonly Knock[]): Promise<void> {
  const at = context.now()
  await tx.query('insert into login_attempt (key, tried_at) select key, $2 from unnest($1::text[]) key', [
    keysOf(context, knocks),
    at,
  ])
  await tx.query('delete from login_attempt where tried_at < $1', [subHours(at, 24)])
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** An account that does not exist is told by a print alone. */
const slowedOf = (
  { config }: Context,
  { email, account, address }: Pick<LoginTry, 'email' | 'account' | 'address'>,
): SecurityEvent => ({
  ...{ kind: 'login_slowed', userId: account?.id, address },
  ...{ about: account ? `User ${account.id}` : null },
  detail: account ? null : { unknown: printOf(config, `journal:${email}`).slice(0, 16) },
})

const tooSoon = (wait: number) => new ApiError('err299', { fill: { n: Math.ceil(wait / 60_000) } })

type Outcome = Counted & { refusal?: 'err290' | 'err291' }

/**
 * Counts a try to log in before it is made. At one place – an address, or a device that the account knows – the pause grows with
 * each wrong try (err299); after ten there, ten over the whole account or a hundred from the address a mailed code is asked
 * (err291, err290) before anything is said of the password: a stranger locks nobody out. Refusals are the same, after the same
 * time, for an account that does not exist.
 */
export async function takeLoginTry(context: Context, one: LoginTry): Promise<void> {
  const { db } = context
  const outcome = await db.system('login', async (tx): Promise<Outcome> => {
    const counted = await look(context, tx, one)
    if (counted.needsCode && !(one.code && (await isMailCode(context, tx, one)))) {
      if (!one.code && one.account) await mailLoginCode(context, tx, one.account)
      return { ...counted, refusal: one.code ? 'err290' : 'err291' }
    }
    // Who has the mailed code waits for nobody: it is drawn of 50 bits.
    if (counted.wait && !counted.needsCode) return counted
    await count(context, tx, knocksOf(one))
    return { ...counted, wait: 0 }
  })
  if (outcome.refusal || outcome.isSlow) await pause(slow)
  if (outcome.refusal === 'err290' || outcome.wait)
    await tellRefused(context, slowedOf(context, one), `${one.email}|${one.address}`)
  if (outcome.refusal) throw new ApiError(outcome.refusal)
  if (outcome.wait) throw tooSoon(outcome.wait)
}

/** Forgets the tries at a place from where the account has come in, and what this one has counted elsewhere. */
export async function forgiveLogin(context: Context, tx: Tx, one: LoginTry): Promise<void> {
  const [place, ...others] = knocksOf(one)
  await forgetTries(context, tx, [place])
  await forgiveTry(context, tx, others)
}

/**
 * Counts a try with a passkey before it is made: at one place – an address, or a device that the account knows – the pause grows
 * with each wrong try, and an address that has tried a hundred waits until they are over (err299). Elsewhere nobody waits.
 */
export async function takePasskeyTry(context: Context, one: PasskeyTry): Promise<void> {
  const now = context.now()
  const wait = await context.db.system('login', async (tx) => {
    const knocks = passkeyKnocksOf(one)
    const [here = [], fromAddress = []] = await triesAt(context, tx, knocks)
    const [oldest] = fromAddress
    const isOver = fromAddress.length < limits.address || !oldest
    const forAddress = isOver ? 0 : addMinutes(oldest, limits.window).getTime() - now.getTime()
    const longest = Math.max(waitAt(here, now), forAddress)
    if (!longest) await count(context, tx, knocks)
    return longest
  })
  if (!wait) return
  const { account, address, credential } = one
  await tellRefused(context, slowedOf(context, { email: credential, account, address }), `passkey|${address}`)
  throw tooSoon(wait)
}

/** Forgets the tries of a passkey at a place where it has opened a session, and what this one has counted elsewhere. */
export async function forgivePasskey(context: Context, tx: Tx, one: PasskeyTry): Promise<void> {
  const [place, ...others] = passkeyKnocksOf(one)
  await forgetTries(context, tx, [place])
  await forgiveTry(context, tx, others)
}
