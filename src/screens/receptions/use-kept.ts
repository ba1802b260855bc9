import { useMemo, useState } from 'react'
import { personOf } from '../../../providers/person-of'
import { useEngine } from '../../fields/engine'
import { keptFor } from './kept-drafts'

/** What the person who is signed in keeps on this device: that person's to the end, also when the session ends meanwhile. */
export function useKept() {
  const { session } = useEngine()
  const [person] = useState(() => personOf(session.user()))
  return useMemo(() => keptFor(person), [person])
}
