import { spoken } from '../resources/schema/marks'
import type { Session } from './session-storage'

export type QueryValue = string | number | boolean | null | undefined
export type Query = Readonly<Record<string, QueryValue | readonly (string | number)[]>>

export interface HeaderSources {
  /** Which application speaks: fixed, one value a page entry. */
  app: string
  session: Session
  /** The path the person is on. */
  currentPath: () => string
}

/** The headers that every call carries. */
export function callHeaders({ app, session, currentPath }: HeaderSources): Record<string, string> {
  const token = session.token()
  const routeName = session.read('current_route_name')
  return {
    'Accept-Language': spoken()?.locale ?? 'fr',
    'X-App': app,
    'X-Referer': currentPath(),
    ...(token ? { authorization: token } : {}),
    ...(routeName ? { 'X-vue-route-name': routeName } : {}),
  }
}

/** The query of a call: lists are comma-joined, absent values left out. */
export function queryText(query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return params.toString()
}
