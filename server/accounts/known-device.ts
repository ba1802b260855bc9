import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../api/context'
import { printOf } from '../secret-key'
import type { Account } from './find-user'
import { newSecret } from './secrets'

const name = 'device'
const inCookies = new RegExp(`(?:^|; )${name}=([\\w.~-]+)(?:;|$)`)
/** People who are known on one device: a tablet is shared. */
const most = 8
const days = 180

type Deps = Pick<Context, 'config' | 'random'>
type Asking = Pick<FastifyRequest, 'headers'>

const marksIn = ({ headers }: Asking): string[] =>
  inCookies
    .exec(headers.cookie ?? '')?.[1]
    ?.split('~')
    .slice(0, most) ?? []

/** What only this server can tell of a device and an account; a new password makes all of an account's devices strangers. */
const proofOf = ({ config }: Pick<Deps, 'config'>, nonce: string, { id, password_changed_at }: Account) =>
  printOf(config, `device:${nonce}:${id}:${new Date(password_changed_at ?? 0).getTime()}`).slice(0, 32)

const isOf = (deps: Pick<Deps, 'config'>, account: Account) => (mark: string) => {
  const [nonce = '', proof] = mark.split('.')
  return proof === proofOf(deps, nonce, account)
}

/** The mark of a device on which the account has logged in before; it says nothing of whose it is. */
export const knownDevice = (
  deps: Pick<Deps, 'config'>,
  request: Asking,
  account: Account | undefined,
): string | undefined => account && marksIn(request).find(isOf(deps, account))

/** Leaves the mark of an account on the device; no script reads it. */
export function keepDevice(
  deps: Deps,
  { request, reply, account }: { request: Asking; reply: FastifyReply; account: Account },
): void {
  const others = marksIn(request).filter((mark) => !isOf(deps, account)(mark))
  const nonce = newSecret(deps.random).slice(0, 22)
  const marks = [`${nonce}.${proofOf(deps, nonce, account)}`, ...others].slice(0, most)
  const secure = deps.config.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${marks.join('~')}; Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  )
}
