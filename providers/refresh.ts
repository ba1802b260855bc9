import type { HttpError } from './http-error'
import type { Session, Tokens } from './session-storage'

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>
}

/** What POST /auth/refresh answers. */
export interface RefreshAnswer {
  token?: string
  refresh_token?: string
  isImpersonated?: boolean
  impersonatedBy?: { refresh_token?: string } | null
}

export interface RefreshDeps {
  session: Session
  locks: Locks
  /** Calls the server; it throws an HttpError when refused. */
  callRefresh: (refreshToken: string) => Promise<RefreshAnswer>
  refused: () => HttpError
  missingToken: () => HttpError
}

export const refreshLock = 'portail-achats.refresh'

/**
 * One refresh in flight, across every tab and application of this browser: the lock is shared, and whoever
 * gets it second finds a token that is no longer the stale one. `stale` is the token that was refused.
 */
export function createRefresh(deps: RefreshDeps) {
  let inFlight: Promise<void> | undefined
  return (stale: string | null): Promise<void> => {
    inFlight ??= deps.locks
      .request(refreshLock, () => renew(deps, stale))
      .finally(() => {
        inFlight = undefined
      })
    return inFlight
  }
}

/** Looks at what another tab may have kept, and how long it waits between two, in milliseconds. */
const [looks, pause] = [10, 10]

/** Whether another tab has renewed the token: the lock comes to this one some milliseconds before what that tab has kept. */
async function isRenewed({ session }: RefreshDeps, stale: string | null): Promise<boolean> {
  for (let look = 0; session.token() === stale && stale; look++) {
    if (look === looks) return false
    await new Promise((done) => setTimeout(done, pause))
  }
  return Boolean(session.token())
}

async function renew(deps: RefreshDeps, stale: string | null): Promise<void> {
  const { session } = deps
  if (await isRenewed(deps, stale)) return
  const refreshToken = session.refreshToken()
  if (!refreshToken) throw deps.refused()
  const answer = await deps.callRefresh(refreshToken)
  if (session.refreshToken() !== refreshToken) return
  session.keepTokens(readTokens(deps, answer))
  keepImpersonation(session, answer)
}

function readTokens(deps: RefreshDeps, answer: RefreshAnswer): Tokens {
  const { token, refresh_token: refreshToken } = answer
  if (!token || !refreshToken) throw deps.missingToken()
  return { token, refreshToken }
}

function keepImpersonation(session: Session, { isImpersonated, impersonatedBy }: RefreshAnswer) {
  const user = session.user()
  if (!user || isImpersonated === undefined) return
  session.keepUser({ ...user, isImpersonated, impersonatedBy: impersonatedBy ?? user.impersonatedBy })
}

/** The browser's locks, or one tab's own queue where they are missing (a page served without https). */
export function browserLocks(available: LockManager | undefined): Locks {
  if (available)
    return { request: (name, run) => Promise.resolve(available.request(name, () => run())).then((x) => x) }
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name, run) => {
      const next = last.then(run, run)
      last = next.catch(() => undefined)
      return next
    },
  }
}
