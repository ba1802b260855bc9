import type { Clock } from './clock'
import type { Session } from './session-storage'

/** What the HTTP client tells the page; the page decides how it looks. */
export interface HttpEvents {
  /** err295: the password has expired. */
  passwordExpired(display: string): void
  /** err001: this is not for this person. */
  accessError(): void
  /** err297: the refresh was refused. */
  refreshRefused(display: string): void
  /** The session could not be renewed. */
  sessionLost(display: string): void
  /** A sentence for the person. */
  message(display: string): void
}

/** What a page entry brings: where the person is, how to go elsewhere, how to speak. */
export interface PageEffects {
  /** The path inside the application, so that its home is always `/`. */
  currentPath: () => string
  /** The path to remember, as the browser's address shows it. */
  fullPath: () => string
  goHome: () => void
  goTo: (path: '/login' | '/security/request-password-reset') => void
  notify: (display: string) => void
  /** Leaves a sentence for the page that is shown next. */
  leaveNotice: (display: string) => void
}

/** Milliseconds between the error and the redirection, from the specification. */
export const redirectDelay = { passwordExpired: 100, accessError: 2000, refreshRefused: 2000 } as const

/** The redirections and delays of the specification's error catalogue. */
export function createSessionEvents(deps: { session: Session; clock: Clock; page: PageEffects }): HttpEvents {
  const { session, clock, page } = deps
  const endSession = (display: string) => {
    if (session.hasToken()) {
      rememberPath(session, page.fullPath())
      page.leaveNotice(display)
    }
    session.clear()
    page.goTo('/login')
  }
  return {
    message: page.notify,
    sessionLost: endSession,
    refreshRefused: (display) => clock.later(redirectDelay.refreshRefused, () => endSession(display)),
    accessError: () =>
      clock.later(redirectDelay.accessError, () => {
        if (page.currentPath() !== '/') page.goHome()
      }),
    passwordExpired: (display) =>
      clock.later(redirectDelay.passwordExpired, () => {
        session.clear()
        page.leaveNotice(display)
        page.goTo('/security/request-password-reset')
      }),
  }
}

/** Whether a path asks to be logged out: one of its segments says so. */
export const isLogout = (path: string): boolean => path.split(/[/?#]/).includes('logout')

/** Keeps the attempted path for after the login, unless it is the login path or leads out again. */
export function rememberPath(session: Session, path: string) {
  if (isOwnPath(path) && !isLogout(path) && !/^\/login(\/|\?|$)/.test(path) && path !== '/')
    session.keep('newPath', path)
}

/** The remembered path, taken once; only a path of this origin is ever answered. */
export function takeRememberedPath(session: Session): string | undefined {
  const path = session.read('newPath')
  session.forget('newPath')
  return path && isOwnPath(path) ? path : undefined
}

/** True for `/x`, false for another site however it is written (`//x`, `/\x`, control characters). */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return false
  const base = 'https://own.invalid'
  try {
    return new URL(path, base).origin === base
  } catch {
    return false
  }
}
