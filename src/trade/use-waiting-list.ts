import { useEffect, useState } from 'react'
import { personOf } from '../../providers/person-of'
import { useEngine } from '../fields/engine'
import type { WaitingList } from './waiting-list'

/** What of the person who is signed in waits on this device, in this tab and in others. */
export function useWaitingList<T>(list: WaitingList<T>): T[] {
  const { session } = useEngine()
  const [person] = useState(() => personOf(session.user()))
  const [waiting, setWaiting] = useState(() => list.of(person))
  useEffect(() => {
    const look = () => setWaiting(list.of(person))
    look()
    window.addEventListener(list.changed, look)
    window.addEventListener('storage', look)
    return () => {
      window.removeEventListener(list.changed, look)
      window.removeEventListener('storage', look)
    }
  }, [list, person])
  return waiting
}
