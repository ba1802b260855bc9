import type { Account } from '../../providers/account'
import { type Application, accessibleApplications, homeOf } from '../../providers/applications'
import type { Http } from '../../providers/http'
import { isAway } from '../../providers/http-error'
import type { PermissionStore } from '../../providers/permissions'
import { isLogout, rememberPath, takeRememberedPath } from '../../providers/session-events'
import type { Session } from '../../providers/session-storage'

export interface GuardDeps {
  session: Session
  account: Pick<Account, 'load' | 'logout'>
  http: Pick<Http, 'get'>
  permissions: Pick<PermissionStore, 'load'>
}

type Notice = 'guard.loggedOut' | 'error.accessDenied' | 'login.profileProblem'

/** Where the guard sends the browser: a page of this entry, an address outside it, or nowhere. */
export type Verdict =
  | { kind: 'stay' }
  | { kind: 'page'; path: string; notice?: Notice }
  | { kind: 'leave'; address: string }
  /** The server is away: nothing is known of the person, who stays logged in. */
  | { kind: 'unreached' }

/** Pages of this entry that need no token, by path. */
const publicPaths = ['/security', '/downloadOrder', '/decideOrder', '/helpCenterList']
/** Pages that every application has: asked for at the root, they are opened in the first accessible one. */
const applicationPaths = ['/profile', '/passwordupdate', '/usermanagement', '/helpCenterList']

const isUnder = (path: string, base: string) => path === base || path.startsWith(`${base}/`)
const isOneOf = (path: string, bases: readonly string[]) => bases.some((base) => isUnder(path, base))
const isEntry = (path: string) => path === '/' || isUnder(path, '/login')

/** The entry guard of the specification. `address` is a path of this origin with its query. */
export async function guard(deps: GuardDeps, address: string): Promise<Verdict> {
  const path = address.split('?')[0] ?? '/'
  if (isLogout(path)) return logOut(deps, '/login', 'guard.loggedOut')
  if (!deps.session.hasToken()) return withoutToken(deps.session, path, address)
  if (isOneOf(path, ['/security', '/downloadOrder', '/decideOrder'])) return { kind: 'stay' }
  if (!isEntry(path) && !isOneOf(path, applicationPaths)) return { kind: 'stay' }
  return toApplication(deps, isEntry(path) ? undefined : address)
}

function withoutToken(session: Session, path: string, address: string): Verdict {
  if (isUnder(path, '/login') || isOneOf(path, publicPaths)) return { kind: 'stay' }
  rememberPath(session, address)
  return { kind: 'page', path: '/login' }
}

async function toApplication(deps: GuardDeps, wanted: string | undefined): Promise<Verdict> {
  let applications: Application[]
  try {
    const [user, all] = await Promise.all([
      deps.account.load(),
      deps.http.get<Application[]>('/app'),
      // Kept for the application, which then waits for nothing of it; it asks for what is missing.
      deps.permissions.load().catch(() => undefined),
    ])
    applications = accessibleApplications(user, all)
  } catch (error) {
    if (isAway(error)) return { kind: 'unreached' }
    return logOut(deps, '/login', deps.session.hasToken() ? 'login.profileProblem' : undefined)
  }
  const [first] = applications
  if (!first) return logOut(deps, '/login', 'error.accessDenied')
  return {
    kind: 'leave',
    address: addressIn(applications, first, wanted ?? takeRememberedPath(deps.session)),
  }
}

/** The wanted address when it belongs to an accessible application, else the first application's home. */
function addressIn(
  applications: readonly Application[],
  first: Application,
  wanted: string | undefined,
): string {
  if (!wanted) return homeOf(first)
  if (isOneOf(wanted.split('?')[0] ?? '/', applicationPaths)) return homeOf(first) + wanted.slice(1)
  return applications.some((application) => wanted.startsWith(homeOf(application))) ? wanted : homeOf(first)
}

async function logOut(deps: GuardDeps, path: string, notice?: Notice): Promise<Verdict> {
  const elsewhere = await deps.account.logout()
  if (elsewhere) return { kind: 'leave', address: elsewhere }
  return { kind: 'page', path, notice }
}
