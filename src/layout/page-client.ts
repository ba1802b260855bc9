import { errors } from '../../i18n/fr/errors'
import { type Client, createClient } from '../../providers/client'
import { leaveNotice } from '../../providers/notice'
import { createRequestKeys } from '../../providers/request-keys'
import { ownKeys } from '../../providers/trade/session'
import { toast } from '../widgets/toast-store'
import { askNoMore } from '../widgets/unsaved'
import { isLeaving } from './leaving'

/** The path inside the application, so that its home is `/`. */
export const pathInside = (app: string, pathname: string): string =>
  pathname.replace(new RegExp(`^/${app}`), '').replace(/^\/?$/, '/')

/** The wire of an application's page: its redirections and messages are those of this page. */
export function createPageClient(app: string, goHome: () => void): Client {
  const { location, sessionStorage } = window
  return createClient({
    app,
    own: ownKeys,
    keys: createRequestKeys(),
    texts: {
      unexpected: errors['error.unexpected'],
      missingToken: errors['error.missingToken'],
      sessionExpired: errors['error.sessionExpired'],
      noAnswer: errors['error.noAnswer'],
    },
    page: {
      currentPath: () => pathInside(app, location.pathname),
      fullPath: () => location.pathname + location.search,
      goHome,
      goTo: (path) => {
        if (isLeaving()) return
        askNoMore()
        location.assign(path)
      },
      notify: (display) => toast.error(display),
      leaveNotice: (text) => leaveNotice(sessionStorage, { kind: 'error', text }),
    },
  })
}
