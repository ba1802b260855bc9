import { useEffect, useMemo, useState } from 'react'
import { useEngine } from '../../fields/engine'
import { personOf } from '../../trade/device-draft'
import { keptChanged, keptFor, type WaitingReception } from './kept-drafts'

/** What the person who is signed in keeps on this device: that person's to the end, also when the session ends meanwhile. */
export function useKept() {
  const { session } = useEngine()
  const [person] = useState(() => personOf(session.user()))
  return useMemo(() => keptFor(person), [person])
}

/** What waits on this device, in this tab and in others. */
export function useWaiting(): WaitingReception[] {
  const kept = useKept()
  const [waiting, setWaiting] = useState(kept.waiting)
  useEffect(() => {
    const look = () => setWaiting(kept.waiting())
    look()
    window.addEventListener(keptChanged, look)
    window.addEventListener('storage', look)
    return () => {
      window.removeEventListener(keptChanged, look)
      window.removeEventListener('storage', look)
    }
  }, [kept])
  return waiting
}
