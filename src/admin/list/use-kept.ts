import { useCallback, useSyncExternalStore } from 'react'
import { useEngine } from '../../fields/engine'
import { getKept, keptName, onKept, setKept } from './kept-store'

export { isTexts } from './kept-store'

/**
 * A preference of this person that outlives logging out, unlike react-admin's store: on this device, and on the account where
 * it is one of lists (`list.…`). `isValid` refuses what an older version, or somebody's hand, left there. Setting undefined
 * goes back to the usual.
 */
export function useKept<T>(
  name: string,
  isValid: (value: unknown) => value is T,
): [T | undefined, (value: T | undefined) => void] {
  const { http, session } = useEngine()
  const userId = session.user()?.id ?? 0
  const key = keptName(userId, name)
  const value = useSyncExternalStore(onKept, () => getKept(key))
  const keep = useCallback(
    (next: T | undefined) => {
      setKept(key, next)
      if (name.startsWith('list.'))
        void import('./own-lists').then(({ pushKept }) => pushKept(http, { userId, name, value: next }))
    },
    [http, userId, key, name],
  )
  return [isValid(value) ? value : undefined, keep]
}
