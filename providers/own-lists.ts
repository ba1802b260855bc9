import type { Http } from './http'

/** A search shared with the users of a profile. */
export interface SharedView {
  id: number
  target: string
  label: string
  search: string | null
  columns: readonly string[] | null
  is_default: boolean
  profile_id: number
  profile: string
  owner: string
  is_own: boolean
  /** It is shared with the person's own profile. */
  is_offered: boolean
}

export interface OwnLists {
  preferences: readonly { name: string; value: unknown }[]
  views: readonly SharedView[]
}

export interface NewView {
  target: string
  label: string
  search: string
  columns: readonly string[]
  profile_id: number
  is_default: boolean
}

/** How the person likes its lists, and the searches shared with its profile. */
export const readOwnLists = (http: Http): Promise<OwnLists> =>
  http.get<OwnLists>('/users/lists', { quiet: true })

/** Keeps one preference on the account; undefined forgets it. */
export const keepOnAccount = (http: Http, name: string, value: unknown): Promise<unknown> =>
  http.put('/users/lists', { name, value: value ?? null }, { quiet: true })

export const shareView = (http: Http, view: NewView): Promise<{ id: number }> =>
  http.post('/users/lists/views', view)

export const unshareView = (http: Http, id: number): Promise<unknown> =>
  http.delete(`/users/lists/views/${id}`)
