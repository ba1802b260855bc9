import { useCallback, useLayoutEffect, useRef } from 'react'
import { usePageQuery } from './use-page-query'

type Texts<K extends string> = Readonly<Record<K, string>>

/**
 * What is chosen on a screen, kept in its address: it is there again after a reload, on the way back and in a link that is
 * passed on. Only what differs from `first` is written; `first` is the same object at each drawing.
 */
export function useUrlValues<K extends string>(
  first: Texts<K>,
): [Texts<K>, (values: Partial<Texts<K>>) => void] {
  const [query, setQuery] = usePageQuery()
  const isHere = useRef(true)
  // What a search box still has to tell when its screen is left must not lead back to it.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const values: Record<K, string> = { ...first }
  for (const name in first) values[name] = query.get(name) ?? first[name]
  const change = useCallback(
    (changed: Partial<Texts<K>>) => {
      if (!isHere.current) return
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          for (const name in changed) {
            const value = changed[name]
            if (value === undefined || value === first[name]) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [first, setQuery],
  )
  return [values, change]
}
