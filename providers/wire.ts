import axios, { type AxiosInstance } from 'axios'
import { HttpError, isAway } from './http-error'
import { createRefresh, type Locks, type RefreshAnswer } from './refresh'
import type { RequestKeys } from './request-keys'
import type { HttpEvents } from './session-events'
import { type Config, createSpeaker, readFailure, type SpeakerDeps } from './speaker'

export interface WireDeps extends SpeakerDeps {
  locks: Locks
  events: HttpEvents
  /** Gives what is posted its key, so that it is done once. */
  keys?: RequestKeys
}

/** The wire of a page: each post has its key; on a refused token one refresh, one second try, then the session is lost. */
export function createWire(deps: WireDeps): AxiosInstance {
  const { events, keys, texts } = deps
  const wire = createSpeaker(deps)
  const refresh = createRefresher(deps)
  wire.interceptors.request.use((config) => {
    if (config.method === 'post' && !(config.data instanceof FormData)) config.key ??= keys?.keyOf(config)
    if (config.key) config.headers.set('Idempotency-Key', config.key)
    return config
  })
  wire.interceptors.response.use(
    (answer) => {
      keys?.forget(answer.config.key)
      return answer
    },
    async (error: unknown) => {
      const failure = await readFailure(error, texts)
      const call = axios.isAxiosError(error) ? error.config : undefined
      if (!call || !isStaleToken(failure, call)) {
        if (!isAway(failure)) keys?.forget(call?.key)
        throw report(failure, call, events)
      }
      if (call.isSecondTry) {
        events.sessionLost(texts.sessionExpired)
        throw failure
      }
      await refresh(call)
      return wire.request({ ...call, isSecondTry: true })
    },
  )
  return wire
}

/** Renews a token that was refused, on a wire of its own: a refused refresh is not refreshed. */
function createRefresher(deps: WireDeps) {
  const { events, texts, session, locks } = deps
  const speaker = createSpeaker({ ...deps, limit: deps.limit ?? 20_000 })
  const renew = createRefresh({
    session,
    locks,
    async callRefresh(refreshToken) {
      try {
        return (await speaker.post<RefreshAnswer>('/auth/refresh', { refreshToken })).data
      } catch (error) {
        throw await readFailure(error, texts)
      }
    },
    refused: () => new HttpError({ status: 401, display: texts.sessionExpired }),
    missingToken: () => new HttpError({ status: 401, display: texts.missingToken }),
  })
  return async ({ headers }: Config) => {
    try {
      await renew(headers.has('authorization') ? String(headers.get('authorization')) : null)
    } catch (error) {
      reportRefresh(error, events)
      throw error
    }
  }
}

function isStaleToken(error: unknown, call: Config): boolean {
  if (call.on401 === 'pass' || !(error instanceof HttpError) || error.status !== 401) return false
  return error.type !== 'err295' && error.type !== 'err297'
}

function report(error: unknown, call: Config | undefined, events: HttpEvents): unknown {
  if (!(error instanceof HttpError)) return error
  if (error.type === 'err295') events.passwordExpired(error.display)
  if (error.type === 'err001') events.accessError()
  if (error.type === 'err297') events.refreshRefused(error.display)
  const goesToForm = call?.on401 === 'pass' && error.status === 401
  if (!goesToForm && !isQuiet(call, error.type) && !isReadOffline(call, error)) events.message(error.display)
  return error
}

/** Without a network what one reads is not there, which is no news: screens say so in their place. */
const isReadOffline = (call: Config | undefined, { status }: HttpError) =>
  status === 0 &&
  globalThis.navigator?.onLine === false &&
  (call?.method === 'get' || call?.url === '/search/')

/** Only a refusal ends the session; no answer, a server that is away, a limit that is reached do not. */
function reportRefresh(error: unknown, events: HttpEvents) {
  if (!(error instanceof HttpError)) return
  if (error.type === 'err297') events.refreshRefused(error.display)
  else if (error.status === 401) return events.sessionLost(error.display)
  events.message(error.display)
}

const isQuiet = (call: Config | undefined, type: string | undefined) =>
  call?.quiet === true || (Array.isArray(call?.quiet) && type !== undefined && call.quiet.includes(type))
