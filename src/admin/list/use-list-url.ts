import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStockQuery, type ListQuery, readListQuery, writeListQuery } from './list-url'

/** Where each list was left in this tab, so that coming back to it finds the same rows. */
const left = new Map<string, string>()

const nothing: ListQuery = { orders: [], filters: [], q: '', page: 1, grouping: [] }
const ownPart = (search: string) => writeListQuery(readListQuery(search))

export type ChangeQuery = (patch: Partial<ListQuery>, options?: { replace?: boolean }) => void

/**
 * The state of a list, kept in the address alone. Coming back without one restores where the list was left; the first time, it
 * opens with what is given.
 * Any change but of the page goes back to page 1.
 */
export function useListUrl(
  name: string,
  first: () => Partial<ListQuery> = () => ({}),
): [ListQuery, ChangeQuery] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const own = ownPart(search)
  const [restored, setRestored] = useState(() =>
    own === '' && !isStockQuery(search) ? (left.get(name) ?? writeListQuery({ ...nothing, ...first() })) : '',
  )
  const effective = restored || own
  const query = useMemo(() => readListQuery(effective), [effective])

  useEffect(() => {
    if (!restored) {
      left.set(name, own)
      if (isStockQuery(search)) navigate({ search: writeListQuery(query, search) }, { replace: true })
    } else if (own === '') {
      navigate({ search: writeListQuery(readListQuery(restored), search) }, { replace: true })
    } else setRestored('')
  }, [name, own, query, restored, search, navigate])

  /** Two changes may come before the address follows: the second one goes on from the first. */
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  const change = useCallback<ChangeQuery>(
    (patch, { replace = false } = {}) => {
      latest.current = { ...latest.current, page: 1, ...patch }
      const next = writeListQuery(latest.current, search)
      setRestored('')
      left.set(name, ownPart(next))
      navigate({ search: next }, { replace })
    },
    [name, navigate, search],
  )
  return [query, change]
}
