import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface Selection {
  ids: readonly number[]
  has: (id: number) => boolean
  set: (ids: readonly number[]) => void
  clear: () => void
  /** Turns one row; with a range, every row between the last turned one and this one follows it. */
  toggle: (id: number, range?: readonly number[]) => void
}

const none: readonly number[] = []

const between = (order: readonly number[], from: number, to: number): readonly number[] => {
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** The selected rows of a list; they are let go when the filters change, so that nothing unseen is acted upon. */
export function useSelection(resetKey: string): Selection {
  const [ids, set] = useState(none)
  const last = useRef<number>(undefined)
  useEffect(() => set(none), [resetKey])

  const toggle = useCallback((id: number, range?: readonly number[]) => {
    const from = last.current
    last.current = id
    set((before) => {
      const turned = range && from !== undefined ? between(range, from, id) : [id]
      if (before.includes(id)) return before.filter((one) => !turned.includes(one))
      return [...new Set([...before, ...turned])]
    })
  }, [])

  return useMemo(() => {
    const known = new Set(ids)
    return { ids, has: (id) => known.has(id), set, clear: () => set(none), toggle }
  }, [ids, toggle])
}
