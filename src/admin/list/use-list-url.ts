import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStockQuery, type ListQuery, readListQuery, writeListQuery } from './list-url'

/** Where each list was left in this tab, so that coming back to it finds the same rows. */
const left = new Map<string, string>()

const nothing: ListQuery = { orders: [], filters: [], q: '', page: 1, grouping: [] }
const ownPart = (search: string) => writeListQuery(readListQuery(search))

export type ChangeQuery = (patch: Partial<ListQuery>, options?: { replace?: boolean }) => void

/**
 * What was asked before the address shows it: the router follows at its leisure, and a second press counts from what the first
 * one asked, not from what the address still says. An address that nobody asked here ends it.
 */
function useAhead(own: string): [ahead: string | undefined, ask: (next: string) => void] {
  const location = useLocation()
  const [asked, setAsked] = useState<readonly string[]>([])
  // A visit of the same address ends it as well.
  useEffect(() => {
    setAsked((before) => (before.includes(own) ? before.slice(before.indexOf(own) + 1) : none))
  }, [location, own])
  return [asked.at(-1), useCallback((next: string) => setAsked((before) => [...before, next]), [])]
}
const none: readonly string[] = []

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
  const [ahead, ask] = useAhead(own)
  const effective = ahead ?? (restored || own)
  const query = useMemo(() => readListQuery(effective), [effective])

  useEffect(() => {
    // Where it is left is what was asked, not what the address still says.
    if (ahead !== undefined) return
    if (!restored) {
      left.set(name, own)
      if (isStockQuery(search)) navigate({ search: writeListQuery(query, search) }, { replace: true })
    } else if (own === '') {
      navigate({ search: writeListQuery(readListQuery(restored), search) }, { replace: true })
    } else setRestored('')
  }, [ahead, name, own, query, restored, search, navigate])

  /** Two changes may come in one event: the second one goes on from the first. */
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
      ask(ownPart(next))
      navigate({ search: next }, { replace })
    },
    [ask, name, navigate, search],
  )
  return [query, change]
}
