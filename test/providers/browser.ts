import { HttpResponse, http as mocked } from 'msw'
import { setupServer } from 'msw/node'
import type { Clock } from '../../providers/clock'
import { createHttp } from '../../providers/http'
import type { Locks } from '../../providers/refresh'
import { browserLocks } from '../../providers/refresh'
import { createRequestKeys } from '../../providers/request-keys'
import { createSessionEvents } from '../../providers/session-events'
import { createSession, type KeyValueStore } from '../../providers/session-storage'
import { ownKeys } from '../../providers/trade/session'

/** The far side of the network: what each call is answered. */
export type FarSide = (request: {
  method: string
  path: string
  headers: Headers
  body: unknown
}) => Response | Promise<Response>

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const refused = (type: string, display: string, status = 401) => json({ type, display }, status)

export const texts = {
  unexpected: 'Une erreur inattendue est survenue.',
  missingToken: 'Token non reçu après refresh',
  sessionExpired: 'votre session a expiré',
  noAnswer: 'Le serveur ne répond pas.',
}

/** Where the pages come from: jsdom's address, or one of nobody's. */
const origin = globalThis.location?.origin ?? 'http://portail.invalid'
const server = setupServer()
let isListening = false

/** Nothing far answers any more, until the next browser is made. */
export const leaveNetwork = () => server.resetHandlers()

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.formData()
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** `localStorage` of one browser. */
export function memoryStore(
  values: Record<string, string> = {},
): KeyValueStore & { values: Map<string, string> } {
  const kept = new Map(Object.entries(values))
  return {
    values: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A clock that moves only when told. */
export function handClock(): Clock & { advance(milliseconds: number): void } {
  let now = 1_700_000_000_000
  let waiting: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    later: (delay, run) => void waiting.push({ at: now + delay, run }),
    advance(milliseconds) {
      now += milliseconds
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

/** One browser; each tab is a page of its own on the shared storage and locks. */
export function browser(farSide: FarSide, stored: Record<string, string> = {}) {
  const storage = memoryStore(stored)
  const clock = handClock()
  const locks: Locks = browserLocks(undefined)
  const calls: { method: string; path: string; headers: Headers; body: unknown }[] = []
  if (!isListening) server.listen({ onUnhandledRequest: 'error' })
  isListening = true
  server.use(
    mocked.all(`${origin}/*`, async ({ request }) => {
      const { method, url, headers } = request
      const call = { method, path: url.slice(origin.length), headers, body: await bodyOf(request) }
      calls.push(call)
      try {
        return await farSide(call)
      } catch {
        return HttpResponse.error()
      }
    }),
  )
  const session = createSession(storage, clock.now, ownKeys)
  const tab = (path = '/settings/unit') => {
    const seen = { notices: [] as string[], left: [] as string[], went: [] as string[] }
    const events = createSessionEvents({
      session,
      clock,
      page: {
        currentPath: () => path,
        fullPath: () => `/back-office${path}`,
        goHome: () => seen.went.push('/'),
        goTo: (target) => seen.went.push(target),
        notify: (display) => seen.notices.push(display),
        leaveNotice: (display) => seen.left.push(display),
      },
    })
    const currentPath = () => `/back-office${path}`
    return {
      ...seen,
      http: createHttp({
        app: 'back-office',
        session,
        currentPath,
        base: `${origin}/api`,
        locks,
        events,
        texts,
        keys: createRequestKeys(clock.now),
      }),
    }
  }
  const count = (path: string) => calls.filter((call) => call.path === path).length
  return { storage, clock, session, calls, count, tab }
}

export const signedIn = { token: 'old', refreshToken: 'r1', user: JSON.stringify({ id: 1, email: 'a@b.fr' }) }

/** An answer that comes when it is told to. */
export function later(): { answer: Promise<Response>; come: (answer: Response) => void } {
  let come: (answer: Response) => void = () => {}
  const answer = new Promise<Response>((done) => {
    come = done
  })
  return { answer, come }
}
