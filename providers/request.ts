import type { Session } from './session-storage'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type QueryValue = string | number | boolean | null | undefined
export type Query = Readonly<Record<string, QueryValue | readonly (string | number)[]>>

/** One call to the API. `path` starts after the API's base. */
export interface Call {
  method: Method
  path: string
  query?: Query
  body?: unknown
  signal?: AbortSignal
  /** Its `Idempotency-Key`: sent twice, it is done once. */
  key?: string
  /** Raise no message: always, or for these error types, which the caller handles itself. */
  quiet?: boolean | readonly string[]
  /** `pass`: a 401 goes to the caller, without a refresh nor a message (login, logout). */
  on401?: 'refresh' | 'pass'
}

export interface HeaderSources {
  /** Which application speaks: fixed, one value a page entry. */
  app: string
  session: Session
  /** The path the person is on. */
  currentPath: () => string
}

/** The four headers that every call carries. */
export function callHeaders({ app, session, currentPath }: HeaderSources): Headers {
  const headers = new Headers({ 'X-App': app, 'X-Referer': currentPath() })
  const token = session.token()
  const routeName = session.read('current_route_name')
  if (token) headers.set('authorization', token)
  if (routeName) headers.set('X-vue-route-name', routeName)
  return headers
}

/** Joins base, path and query; lists are comma-joined, absent values left out. */
export function callUrl(base: string, path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const search = params.toString()
  const address = `${base}${path.startsWith('/') ? '' : '/'}${path}`
  if (!search) return address
  return `${address}${address.includes('?') ? '&' : '?'}${search}`
}

/** What `fetch` needs: JSON unless the body is a form. */
export function callInit(call: Call, headers: Headers): RequestInit {
  const { method, signal, body, key } = call
  if (key) headers.set('Idempotency-Key', key)
  if (body instanceof FormData) return { method, headers, signal, body }
  if (body !== undefined) headers.set('content-type', 'application/json')
  return { method, headers, signal, body: JSON.stringify(body) }
}
