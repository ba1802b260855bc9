import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { type HttpTexts, noAnswer, readError } from './http-error'
import { callHeaders, type HeaderSources, queryText } from './request'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Raise no message: always, or for these error types, which the caller handles itself. */
    quiet?: boolean | readonly string[]
    /** `pass`: a 401 goes to the caller, without a refresh nor a message (login, logout). */
    on401?: 'refresh' | 'pass'
    /** Its `Idempotency-Key`: sent twice, it is done once. */
    key?: string
    isSecondTry?: boolean
  }
}

export type Config = InternalAxiosRequestConfig

export interface SpeakerDeps extends HeaderSources {
  texts: HttpTexts
  /** `/api` unless told. */
  base?: string
  /** Milliseconds after which a call that is no transfer of a file is given up: a minute unless told. */
  limit?: number
}

/** axios, speaking to the API: the headers of every call, its answer read strictly. */
export function createSpeaker(deps: SpeakerDeps): AxiosInstance {
  const speaker = axios.create({
    baseURL: deps.base ?? '/api',
    allowAbsoluteUrls: false,
    withXSRFToken: false,
    timeout: deps.limit ?? 60_000,
    transitional: { clarifyTimeoutError: true },
    paramsSerializer: { serialize: queryText },
    transformResponse: readAnswer,
  })
  speaker.interceptors.request.use((config) => {
    config.headers.set(callHeaders(deps))
    return config
  })
  return speaker
}

/** The answer's JSON; a page of somebody else's (a hotel's door to its network) is no answer of the server. */
function readAnswer(this: Config, data: unknown, _headers: unknown, status = 0): unknown {
  if (typeof data !== 'string') return data
  try {
    return data === '' ? undefined : JSON.parse(data)
  } catch {
    if (status >= 400) return undefined
    throw new AxiosError('no JSON', AxiosError.ERR_BAD_RESPONSE, this)
  }
}

/** What went wrong as an HttpError; a call given up by its caller stays an `AbortError`. */
export async function readFailure(error: unknown, texts: HttpTexts): Promise<unknown> {
  if (axios.isCancel(error)) return new DOMException('aborted', 'AbortError')
  if (!axios.isAxiosError(error)) return noAnswer(texts.unexpected, error)
  if (!error.response) return noAnswer(texts.noAnswer, error)
  const { status, data } = error.response
  return readError(status, data instanceof Blob ? await data.text() : data, texts)
}
