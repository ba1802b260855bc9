import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Filter } from '../filters/conditions'
import { type ListQuery, readListQuery, writeListQuery } from './list-url'

/** Where each list was left in this tab, so that coming back to it finds the same rows. */
const left = new Map<string, string>()

const nothing: ListQuery = { orders: [], filters: [], q: '', page: 1 }
const ownPart = (search: string) => writeListQuery(readListQuery(search))

export type ChangeQuery = (patch: Partial<ListQuery>, options?: { replace?: boolean }) => void

/**
 * The state of a list, kept in the address alone. Coming back without one restores where the list was left; the first time, it
 * opens with the filters given.
 * Any change but of the page goes back to page 1.
 */
export function useListUrl(
  name: string,
  firstFilters: () => readonly Filter[] = () => [],
): [ListQuery, ChangeQuery] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const own = ownPart(search)
  const [restored, setRestored] = useState(() =>
    own === '' ? (left.get(name) ?? writeListQuery({ ...nothing, filters: firstFilters() })) : '',
  )
  const effective = restored || own
  const query = useMemo(() => readListQuery(effective), [effective])

  useEffect(() => {
    if (!restored) {
      left.set(name, own)
    } else if (own === '') {
      navigate({ search: writeListQuery(readListQuery(restored), search) }, { replace: true })
    } else setRestored('')
  }, [name, own, restored, search, navigate])

  const change = useCallback<ChangeQuery>(
    (patch, { replace = false } = {}) => {
      const next = writeListQuery({ ...query, page: 1, ...patch }, search)
      setRestored('')
      left.set(name, ownPart(next))
      navigate({ search: next }, { replace })
    },
    [name, navigate, query, search],
  )
  return [query, change]
}
