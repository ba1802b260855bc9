import { callOf } from '../resources/schema/calls'
import {
  type AnswerOf,
  type Endpoint,
  type Endpoints,
  type GivenOf,
  pathOf,
} from '../resources/schema/endpoint'
import type { CallOptions, Http, UploadOptions } from './http'
import { type Query, queryText } from './request'
import type { Download } from './transfers'

/** How a call is made: what ends it, and who says its failure. */
export type Calling = Pick<CallOptions, 'signal' | 'quiet' | 'on401' | 'key'>
type Given = Readonly<Record<string, unknown>>

const partOf = (given: Given, fields: object = {}) =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (name in given ? [[name, given[name]]] : [])))

/** The address of a file with what is asked of it. */
export const addressOf = (endpoint: Endpoint, given: Given): string => {
  const query = queryText(partOf(given, endpoint.query) as Query)
  return `${pathOf(endpoint, given)}${query && `?${query}`}`
}

/** Makes one call with the parameters, query, body or file that it is given; told how much of a file has left. */
export function callEndpoint(
  http: Http,
  endpoint: Endpoint,
  { given = {}, onProgress, ...calling }: { given?: Given } & Calling & UploadOptions,
): Promise<unknown> {
  const { call, query, body, file, listed, upload } = endpoint
  const { method } = callOf(call)
  const path = pathOf(endpoint, given)
  const searched = { ...partOf(given, query), ...(listed && { limit: false }) }
  const options = { ...calling, query: Object.keys(searched).length ? searched : undefined }
  if (upload) {
    const form = new FormData()
    if (given.file instanceof File) form.append('file', given.file, given.file.name)
    return http.upload(path, form, { ...options, onProgress })
  }
  const sent = body && partOf(given, body)
  if (file) return http.download(path, { ...options, method, body: sent })
  if (method === 'POST') return http.post(path, sent, options)
  if (method === 'PUT') return http.put(path, sent, options)
  return method === 'DELETE' ? http.delete(path, options) : http.get(path, options)
}

/** What a caller receives: the answer, or the file. */
export type Received<E> = E extends { readonly file: string } ? Download : AnswerOf<E>

type Caller<E> =
  Record<never, never> extends GivenOf<E>
    ? (given?: GivenOf<E>, calling?: Calling) => Promise<Received<E>>
    : (given: GivenOf<E>, calling?: Calling) => Promise<Received<E>>

/** The endpoints of a table as functions, each of what it is given and answers. */
export type ClientOf<T> = { readonly [K in keyof T]: Caller<T[K]> }

/** The client of declared endpoints; `always` is given with each call that takes it. */
export const clientOf = <const T extends Endpoints>(
  http: Http,
  endpoints: T,
  always: Given = {},
): ClientOf<T> =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (given?: Given, calling?: Calling) =>
        callEndpoint(http, endpoint, { ...calling, given: { ...always, ...given } }),
    ]),
  ) as ClientOf<T>
