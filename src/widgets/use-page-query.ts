import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query of the page's address, and its setter. It keeps the state of the visit (`navigate(…, { state })`), which
 * react-router's own setter drops: what a form starts with must outlive a tab of it.
 */
export function usePageQuery(): [
  URLSearchParams,
  (change: Change, options?: { replace?: boolean; preventScrollReset?: boolean }) => void,
] {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const set = useCallback(
    (change: Change, options = {}) => setQuery(change, { ...options, state }),
    [setQuery, state],
  )
  return [query, set]
}
