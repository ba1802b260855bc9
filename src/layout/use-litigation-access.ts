import { useEffect } from 'react'
import { useApp } from './app-context'

/** The front office asks on entry whether the list of litigations is open to this person, so that the answer is known. */
export function useLitigationAccess() {
  const { permissions } = useApp().client
  useEffect(() => {
    permissions.has('viewLitigation').catch(() => undefined)
  }, [permissions])
}
