import { HttpError, type HttpTexts, isAbort, noAnswer, readError } from './http-error'
import { createRefresh, type Locks, type RefreshAnswer } from './refresh'
import {
  type Call,
  callHeaders,
  callInit,
  callUrl,
  type HeaderSources,
  type Method,
  type Query,
} from './request'
import type { Keyed } from './request-keys'
import type { HttpEvents } from './session-events'
import { type Download, readDownload, sendForm, type UploadOptions } from './transfers'

export { HttpError } from './http-error'
export type { Query } from './request'

export interface HttpDeps extends HeaderSources {
  fetch: typeof fetch
  locks: Locks
  events: HttpEvents
  texts: HttpTexts
  /** `/api` unless told. */
  base?: string
  newXhr?: () => XMLHttpRequest
  /** Gives what is posted its key, so that it is done once. */
  keyed?: Keyed
}

export type CallOptions = Pick<Call, 'query' | 'signal' | 'quiet' | 'on401' | 'key'>
type Transport = (call: Call, url: string, headers: Headers) => Promise<Response>

/** The only wire between the browser and the API. Every failure is an HttpError. */
export interface Http {
  get<T>(path: string, options?: CallOptions): Promise<T>
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  delete<T>(path: string, options?: CallOptions): Promise<T>
  /** Answers the file itself and the name the server gave it. */
  download(path: string, options?: CallOptions & { method?: Method; body?: unknown }): Promise<Download>
  upload<T>(path: string, form: FormData, options?: CallOptions & UploadOptions): Promise<T>
  /** The address of a call, for a link that needs no header. */
  url(path: string, query?: Query): string
}

export function createHttp(deps: HttpDeps): Http {
  const base = deps.base ?? '/api'
  const byFetch: Transport = (call, url, headers) => deps.fetch(url, callInit(call, headers))
  const refresh = createRefresh({
    session: deps.session,
    locks: deps.locks,
    callRefresh: async (refreshToken) => readTokens(await transmit(refreshCall(refreshToken), byFetch)),
    refused: () => new HttpError({ status: 401, display: deps.texts.sessionExpired }),
    missingToken: () => new HttpError({ status: 401, display: deps.texts.missingToken }),
  })

  /** A page of somebody else's (a hotel's door to its network) is no answer of the server. */
  const readTokens = (response: Response) =>
    readJson<RefreshAnswer>(response).catch(() => {
      throw noAnswer(deps.texts)
    })

  /** One exchange, without a second try. */
  async function transmit(call: Call, transport: Transport): Promise<Response> {
    let response: Response
    try {
      response = await transport(call, callUrl(base, call.path, call.query), callHeaders(deps))
    } catch (error) {
      throw isAbort(error) ? error : noAnswer(deps.texts)
    }
    if (response.ok) return response
    throw await readError(response, deps.texts)
  }

  /** On a refused token: one refresh, one second try; then the session is lost. */
  async function exchange(call: Call, transport: Transport = byFetch): Promise<Response> {
    const sentToken = deps.session.token()
    try {
      return await transmit(call, transport)
    } catch (error) {
      if (!isStaleToken(error, call)) throw report(error, call, deps.events)
    }
    await renewOrLeave(sentToken)
    try {
      return await transmit(call, transport)
    } catch (error) {
      if (isStaleToken(error, call)) deps.events.sessionLost(deps.texts.sessionExpired)
      else report(error, call, deps.events)
      throw error
    }
  }

  async function renewOrLeave(sentToken: string | null) {
    try {
      await refresh(sentToken)
    } catch (error) {
      reportRefresh(error, deps.events)
      throw error
    }
  }

  const json = async <T>(call: Call) => readJson<T>(await exchange(call))
  const posted: Keyed = deps.keyed ?? ((call, send) => send(call))
  return {
    get: (path, options) => json({ ...options, method: 'GET', path }),
    post: <T>(path: string, body?: unknown, options?: CallOptions) =>
      posted<T>({ ...options, method: 'POST', path, body }, json),
    put: (path, body, options) => json({ ...options, method: 'PUT', path, body }),
    delete: (path, options) => json({ ...options, method: 'DELETE', path }),
    download: async (path, { method = 'GET', ...options } = {}) =>
      readDownload(await exchange({ ...options, method, path })),
    upload: async (path, form, { onProgress, ...options } = {}) => {
      const send = sendForm({ onProgress, newXhr: deps.newXhr })
      return readJson(await exchange({ ...options, method: 'POST', path, body: form }, send))
    },
    url: (path, query) => callUrl(base, path, query),
  }
}

const refreshCall = (refreshToken: string): Call => ({
  method: 'POST',
  path: '/auth/refresh',
  body: { refreshToken },
  signal: AbortSignal.timeout(20_000),
})

function isStaleToken(error: unknown, call: Call): boolean {
  if (call.on401 === 'pass' || !(error instanceof HttpError) || error.status !== 401) return false
  return error.type !== 'err295' && error.type !== 'err297'
}

function report(error: unknown, call: Call, events: HttpEvents): unknown {
  if (!(error instanceof HttpError)) return error
  if (error.type === 'err295') events.passwordExpired(error.display)
  if (error.type === 'err001') events.accessError()
  if (error.type === 'err297') events.refreshRefused(error.display)
  const goesToForm = call.on401 === 'pass' && error.status === 401
  if (!goesToForm && !isQuiet(call, error.type)) events.message(error.display)
  return error
}

/** Only a refusal ends the session; no answer, a server that is away, a limit that is reached do not. */
function reportRefresh(error: unknown, events: HttpEvents) {
  if (!(error instanceof HttpError)) return
  if (error.type === 'err297') events.refreshRefused(error.display)
  else if (error.status === 401) return events.sessionLost(error.display)
  events.message(error.display)
}

const isQuiet = ({ quiet }: Call, type: string | undefined) =>
  quiet === true || (Array.isArray(quiet) && type !== undefined && quiet.includes(type))

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}
