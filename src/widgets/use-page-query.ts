import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query of the page's address, and its setter. It keeps the state of the visit (`navigate(…, { state })`), which
 * react-router's own setter drops: what a form starts with must outlive a tab of it. A change that comes before the address
 * shows the one before goes on from that one, which react-router's own setter would lose.
 */
export function usePageQuery(): [
  URLSearchParams,
  (change: Change, options?: { replace?: boolean; preventScrollReset?: boolean }) => void,
] {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const { state } = location
  const latest = useRef(query)
  // A visit that ends where it began drops what was asked meanwhile.
  useEffect(() => {
    latest.current = query
  }, [query, location])
  const set = useCallback(
    (change: Change, options = {}) => {
      latest.current = change(new URLSearchParams(latest.current))
      setQuery(latest.current, { ...options, state })
    },
    [setQuery, state],
  )
  return [query, set]
}
