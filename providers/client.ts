import { type Account, createAccount } from './account'
import { browserClock } from './clock'
import { createHttp, type Http } from './http'
import type { HttpTexts } from './http-error'
import { createPermissions, type PermissionStore } from './permissions'
import { deviceKey } from './push-key'
import { browserLocks } from './refresh'
import type { RequestKeys } from './request-keys'
import { createSessionEvents, type PageEffects } from './session-events'
import { createSession, type Session } from './session-storage'

/** All that a page entry holds of the network and the session. */
export interface Client {
  session: Session
  http: Http
  permissions: PermissionStore
  account: Account
}

/** Wires the providers to the real browser: the one place where its globals are read. */
export function createClient({
  app,
  page,
  texts,
  keys,
  own,
}: {
  app: string
  page: PageEffects
  texts: HttpTexts
  keys?: RequestKeys
  /** What the application keeps of a session besides. */
  own?: Parameters<typeof createSession>[2]
}): Client {
  const session = createSession(window.localStorage, browserClock.now, own)
  const http = createHttp({
    app,
    session,
    texts,
    keys,
    locks: browserLocks(navigator.locks),
    events: createSessionEvents({ session, clock: browserClock, page }),
    currentPath: () => window.location.pathname,
  })
  const permissions = createPermissions({ session, http })
  const leaving = async () => {
    if (window.localStorage.getItem(deviceKey)) await (await import('./push-device')).leaveDevice(http)
  }
  return { session, http, permissions, account: createAccount({ http, session, permissions, leaving }) }
}
