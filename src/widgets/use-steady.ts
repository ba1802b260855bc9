import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same for parts that are drawn again for another one alone, and does what the last drawn one does. */
export function useSteady<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
