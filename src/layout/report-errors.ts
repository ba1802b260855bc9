import type { Http } from '../../providers/http'
import { productVersion } from '../../providers/product'
import { isLostCode } from './lost-code'

type Told = (kind: string, error: unknown) => void

/** Reports of one page: what repeats itself for ever is told a few times only. */
const most = 20

let tell: Told = () => undefined

/** Tells the server of an error that nobody caught: its release, its place, nothing of who was there. */
export const reportError: Told = (kind, error) => tell(kind, error)

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** From now on errors of the page reach the server; one that cannot be told is lost. */
export function reportErrors(http: Http): void {
  let left = most
  tell = (kind, error) => {
    // An old version's missing code, or a server that is away, is no fault of the page.
    if (left <= 0 || isLostCode(error) || !navigator.onLine) return
    left--
    const stack = error instanceof Error ? error.stack?.slice(0, 8000) : undefined
    const told = { release: productVersion, kind, message: messageOf(error).slice(0, 2000), stack }
    http
      .post('/client-error', { ...told, page: window.location.pathname.slice(0, 500) }, { quiet: true })
      .catch(() => undefined)
  }
  window.addEventListener('error', ({ error, message }) => reportError('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A refused call is told to the person already.
    if (!(reason instanceof Error) || reason.name !== 'HttpError') reportError('rejection', reason)
  })
}
