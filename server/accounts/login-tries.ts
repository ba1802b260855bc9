import { addMilliseconds } from 'date-fns/addMilliseconds'
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

interface Counted {
  /** Milliseconds until this place may try again. */
  wait: number
  needsCode: boolean
  isSlow: boolean
}

async function look(context: Context, tx: Tx, one: LoginTry): Promise<Counted> {
  const now = context.now()
  const knocks = knocksOf(one)
  const tries: Date[][] = knocks.map(() => [])
  const doors = knocks.map((knock, place) => ({ place, key: printOf(context.config, knock) }))
  // In one order, so that two tries never wait for each other.
  for (const { place, key } of doors.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    tries[place] = await triesOf(tx, { key, most: limits.address }, now)
  const [here = [], everywhere = [], fromAddress = []] = tries
  const last = here.at(-1)
  const until = last ? addMilliseconds(last, pauseAfter(here.length)) : now
  return {
    wait: Math.max(0, until.getTime() - now.getTime()),
    needsCode:
      here.length >= limits.account ||
      everywhere.length >= limits.account ||
      fromAddress.length >= limits.address,
    isSlow: everywhere.length >= free,
  }
}

async function count(context: Context, tx: Tx, one: LoginTry): Promise<void> {
  const at = context.now()
  await tx.query('insert into login_attempt (key, tried_at) select key, $2 from unnest($1::text[]) key', [
    keysOf(context, knocksOf(one)),
    at,
  ])
  await tx.query('delete from login_attempt where tried_at < $1', [subHours(at, 24)])
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** An account that does not exist is told by a print alone. */
const slowedOf = ({ config }: Context, { email, account, address }: LoginTry): SecurityEvent => ({
  ...{ kind: 'login_slowed', userId: account?.id, address },
  ...{ about: account ? `User ${account.id}` : null },
  detail: account ? null : { unknown: printOf(config, `journal:${email}`).slice(0, 16) },
})

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
    await count(context, tx, one)
    return { ...counted, wait: 0 }
  })
  if (outcome.refusal || outcome.isSlow) await pause(slow)
  if (outcome.refusal === 'err290' || outcome.wait)
    await tellRefused(context, slowedOf(context, one), `${one.email}|${one.address}`)
  if (outcome.refusal) throw new ApiError(outcome.refusal)
  if (outcome.wait) throw new ApiError('err299', { fill: { n: Math.ceil(outcome.wait / 60_000) } })
}

/** Forgets the tries at a place from where the account has come in, and what this one has counted elsewhere. */
export async function forgiveLogin(context: Context, tx: Tx, one: LoginTry): Promise<void> {
  const [place, ...others] = knocksOf(one)
  await forgetTries(context, tx, [place])
  await forgiveTry(context, tx, others)
}
