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
      page.history.pushState(null, '', page.location.pathname + (search ? `?${search}` : ''))
      tell()
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

/** The current path and query, followed. */
export const useAddress = (router: Router) => useSyncExternalStore(router.subscribe, router.address)
