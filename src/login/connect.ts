import { errors } from '../../i18n/fr/errors'
import { type Client, createClient } from '../../providers/client'
import { ownKeys } from '../../providers/trade/session'
import type { Toasts } from '../widgets/toast-store'
import type { Router } from './router'

/** The wire of this entry: its redirections stay inside it, its messages are toasts. */
export const connectTo = (router: Router, toasts: Toasts, app = 'login'): Client =>
  createClient({
    app,
    own: ownKeys,
    texts: {
      unexpected: errors['error.unexpected'],
      missingToken: errors['error.missingToken'],
      sessionExpired: errors['error.sessionExpired'],
      tooLate: errors['error.tooLate'],
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
