import { createHash } from 'node:crypto'
import { subDays } from 'date-fns/subDays'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'

/** An error as a browser tells it. */
export interface TellError {
  release: string
  kind: string
  message: string
  stack?: string | null | undefined
  page?: string | null | undefined
}

/** Days after its last time for which an error is kept. */
const keptDays = 30
/** Errors of one person within a minute. */
const most = 10

/** What may say who somebody is or open something: addresses, queries, tokens, long numbers. */
const personal: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[\w.+-]+@[\w-]+\.[\w.]+/g, '[e-mail]'],
  [/([?#])[^\s):'"]*/g, '$1…'],
  [/\b[A-Za-z0-9_-]{24,}\b/g, '[…]'],
  [/\d[\d .]{5,}\d/g, '[n]'],
]

const clean = (text: string): string =>
  personal.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)

/** The pattern of a page: its ids are not told. */
const patternOf = (page: string) => clean(page.split(/[?#]/)[0] ?? '').replace(/\/\d+(?=\/|$)/g, '/:id')

const seen = new Map<string, { minute: number; n: number }>()

/** Refuses more than ten of one person within a minute. */
function refuseMany(person: string, now: Date): void {
  const minute = Math.floor(now.getTime() / 60_000)
  if (seen.size > 10_000) seen.clear()
  const known = seen.get(person)
  const n = known?.minute === minute ? known.n + 1 : 1
  seen.set(person, { minute, n })
  if (n > most) throw new ApiError('err429')
}

const insertSql = `
  insert into client_error (print, release, kind, message, stack, page, device, count, first_at, last_at, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $8, $8, $8)
  on conflict (fold(print)) where "deletedAt" is null
    do update set count = client_error.count + 1, last_at = excluded.last_at, page = excluded.page, device = excluded.device`

/** Keeps an error of a browser, counted with those that are alike; `person` is whose it is, for the limit alone. */
export async function keepClientError(
  { db, now }: Context,
  { person, device, error }: { person: string; device: string; error: TellError },
): Promise<void> {
  const at = now()
  refuseMany(person, at)
  const message = clean(error.message).slice(0, 500)
  const stack = error.stack ? clean(error.stack).slice(0, 4000) : null
  const place = stack?.split('\n').slice(0, 3).join('\n') ?? ''
  const print = createHash('sha256').update(`${error.release}\n${message}\n${place}`).digest('hex')
  await db.system('metrics', async (tx) => {
    await tx.query(insertSql, [
      ...[print, error.release, error.kind, message, stack],
      ...[patternOf(error.page ?? '').slice(0, 200), device, at],
    ])
    await tx.query('delete from client_error where last_at < $1', [subDays(at, keptDays)])
  })
}
