import type { Http } from '../../providers/http'
import { productVersion } from '../../providers/product'
import { sendTo } from '../../providers/send-to'
import { faultEndpoints } from '../../resources/system/system-endpoints'
import { isLostCode } from './lost-code'

/** Reports of one page: what repeats itself for ever is told a few times only. */
let left = 20

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** Sends an error to the server: its release, its place, nothing of who was there. One that cannot be told is lost. */
export function sendError(http: Http, kind: string, error: unknown): void {
  // An old version's missing code, or a server that is away, is no fault of the page.
  if (left <= 0 || isLostCode(error) || !navigator.onLine) return
  left--
  const stack = error instanceof Error ? error.stack?.slice(0, 8000) : undefined
  const told = { release: productVersion, kind, message: messageOf(error).slice(0, 2000), stack }
  const page = window.location.pathname.slice(0, 500)
  sendTo(http, faultEndpoints.tell, { ...told, page }, { quiet: true }).catch(() => undefined)
}
