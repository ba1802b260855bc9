import { errors } from '../../i18n/fr/errors'
import { lastHomeKey } from '../../providers/applications'
import { type Client, createClient } from '../../providers/client'
import { fetchAhead } from '../../providers/page-ahead'
import { isOwnPath } from '../../providers/session-events'
import type { Session } from '../../providers/session-storage'
import { ownKeys } from '../../providers/trade/session'
import type { Toasts } from '../widgets/toast-store'
import type { Router } from './router'

/** Most people here order: a device that has opened nothing yet fetches their application. */
const mostOften = '/front-office/'

/** The page that will follow the login, as far as this device knows: what was asked for, else the application that it opened last. */
const nextPage = ({ read }: Session, device: Pick<Storage, 'getItem'>): string =>
  [read('newPath'), device.getItem(lastHomeKey)].find((path) => path && isOwnPath(path)) ?? mostOften

/** The wire of this entry, which fetches the next page's code while somebody types: its redirections stay inside it, its messages are toasts. */
export function connectTo(router: Router, toasts: Toasts, app = 'login'): Client {
  const client = createClient({
    app,
    own: ownKeys,
    texts: {
      unexpected: errors['error.unexpected'],
      missingToken: errors['error.missingToken'],
      sessionExpired: errors['error.sessionExpired'],
      noAnswer: errors['error.noAnswer'],
    },
    page: {
      currentPath: router.path,
      fullPath: router.address,
      goHome: () => router.go('/'),
      goTo: (path) => router.go(path, { replace: true }),
      notify: (display) => toasts.error(display),
      leaveNotice: (display) => toasts.error(display),
    },
  })
  if (!client.session.hasToken()) void fetchAhead(nextPage(client.session, window.localStorage))
  return client
}
