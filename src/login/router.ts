import { useSyncExternalStore } from 'react'

type Surroundings = Pick<
  Window,
  'history' | 'location' | 'addEventListener' | 'removeEventListener' | 'scrollTo'
>

export type Router = ReturnType<typeof createRouter>

/** The few pages before an application, on the browser's history. */
export function createRouter(page: Surroundings) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const readQuery = () => new URLSearchParams(page.location.search)
  return {
    path: () => page.location.pathname,
    address: () => page.location.pathname + page.location.search,
    query: (name: string) => readQuery().get(name),
    go(path: string, { replace = false } = {}) {
      if (replace) page.history.replaceState(null, '', path)
      else page.history.pushState(null, '', path)
      tell()
      page.scrollTo(0, 0)
    },
    /** Changes one query parameter; null takes it away. */
    setQuery(name: string, value: string | null) {
      const query = readQuery()
      if (value === null) query.delete(name)
      else query.set(name, value)
      const search = query.toString()
      page.history.pushState(page.history.state, '', page.location.pathname + (search ? `?${search}` : ''))
      tell()
    },
    /** Takes a secret out of the address and keeps it with this history entry, so that reloading works. */
    takeSecret(name: string): string | undefined {
      const query = readQuery()
      const given = query.get(name)
      if (!given) return secretOf(page.history.state, name)
      query.delete(name)
      const search = query.toString()
      page.history.replaceState({ [name]: given }, '', page.location.pathname + (search ? `?${search}` : ''))
      return given
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      page.addEventListener('popstate', listener)
      return () => {
        listeners.delete(listener)
        page.removeEventListener('popstate', listener)
      }
    },
  }
}

function secretOf(state: unknown, name: string): string | undefined {
  const value = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** The current path and query, followed. */
export const useAddress = (router: Router) => useSyncExternalStore(router.subscribe, router.address)
