import { parseUser, type SessionUser } from './session-user'

/** What the browser keeps between two pages; the names are the specification's. */
export const storageKeys = [
  'token',
  'refreshToken',
  'tokenDate',
  'user',
  'newPath',
  'sideNavOpened',
  'current_route_name',
  'permissions',
] as const

/** What an application keeps of a session besides, by key: it declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: applications fill it
export interface OwnKeys {}

export type StorageKey = (typeof storageKeys)[number] | keyof OwnKeys

/** The part of `window.localStorage` that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Permission names and whether they are granted. */
export type Permissions = Readonly<Record<string, boolean>>

export interface Tokens {
  token: string
  refreshToken: string
}

export type Session = ReturnType<typeof createSession>

/** Reads and writes the session kept by the browser; `now` is in milliseconds, `own` what the application keeps besides. */
export function createSession(
  storage: KeyValueStore,
  now: () => number,
  own: readonly (keyof OwnKeys)[] = [],
) {
  const read = (key: StorageKey) => storage.getItem(key)
  const keep = (key: StorageKey, value: string) => storage.setItem(key, value)
  const whileOpen = (key: StorageKey, value: string) => {
    if (read('token')) keep(key, value)
  }
  const forget = (...keys: StorageKey[]) => {
    for (const key of keys) storage.removeItem(key)
  }
  return {
    read,
    keep,
    forget,
    token: () => read('token'),
    refreshToken: () => read('refreshToken'),
    hasToken: () => Boolean(read('token')),
    keepTokens({ token, refreshToken }: Tokens) {
      keep('token', token)
      keep('refreshToken', refreshToken)
      keep('tokenDate', String(now()))
    },
    user: (): SessionUser | undefined => parseUser(parseJson(read('user'))),
    /** An answer that comes once the session has ended is not kept. */
    keepUser: (user: SessionUser) => whileOpen('user', JSON.stringify(user)),
    permissions: (): Permissions | undefined => parsePermissions(parseJson(read('permissions'))),
    keepPermissions: (permissions: Permissions) => whileOpen('permissions', JSON.stringify(permissions)),
    /** Ends the session on this machine; the side navigation's state survives. */
    clear: () => forget('token', 'refreshToken', 'tokenDate', 'user', 'permissions', ...own),
    /** What the application kept of whoever was here before. */
    forgetOwn: () => forget(...own),
  }
}

/** A permission map, or undefined when the value is something else. */
export function parsePermissions(value: unknown): Permissions | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, granted]) => [name, granted === true]))
}

function parseJson(text: string | null): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
