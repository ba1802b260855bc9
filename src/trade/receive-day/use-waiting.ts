import { useEffect, useState } from 'react'
import { personOf } from '../../../providers/person-of'
import { useEngine } from '../../fields/engine'
import { keptChanged, type WaitingReception, waitingOf } from '../device-receptions'

/** What the person has signed and waits on this device, in this tab and in others. */
export function useWaiting(): WaitingReception[] {
  const { session } = useEngine()
  const [person] = useState(() => personOf(session.user()))
  const [waiting, setWaiting] = useState(() => waitingOf(person))
  useEffect(() => {
    const look = () => setWaiting(waitingOf(person))
    look()
    window.addEventListener(keptChanged, look)
    window.addEventListener('storage', look)
    return () => {
      window.removeEventListener(keptChanged, look)
      window.removeEventListener('storage', look)
    }
  }, [person])
  return waiting
}
