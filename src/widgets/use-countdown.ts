import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `end` once `duration` milliseconds have run while not paused; null never ends. */
export function useCountdown(duration: number | null, paused: boolean, end: () => void): void {
  const left = useRef(duration)
  const finish = useEffectEvent(end)
  useEffect(() => {
    if (paused || left.current === null) return
    const startedAt = Date.now()
    const timer = setTimeout(() => finish(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current = Math.max(0, left.current - (Date.now() - startedAt))
    }
  }, [paused])
}
