import type { Http } from '../../providers/http'

type Told = (kind: string, error: unknown) => void

let tell: Told = () => undefined

/** Tells the server of an error that nobody caught (`send-error.ts`, fetched with the first one). */
export const reportError: Told = (kind, error) => tell(kind, error)

/** From now on errors of the page reach the server. */
export function reportErrors(http: Http): void {
  tell = (kind, error) =>
    void import('./send-error').then(
      ({ sendError }) => sendError(http, kind, error),
      // Without the network nothing can be told.
      () => undefined,
    )
  window.addEventListener('error', ({ error, message }) => reportError('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A refused call is told to the person already.
    if (!(reason instanceof Error) || reason.name !== 'HttpError') reportError('rejection', reason)
  })
}
