import { useMemo } from 'react'
import { useAdherent } from '../layout/adherent-context'

/** The member, or the group, that is ordered for. The front office shows nothing before one is chosen. */
export function useMember() {
  const { selected } = useAdherent()
  const { id = 0, isGroup = false } = selected ?? {}
  return useMemo(() => ({ id, isGroup }), [id, isGroup])
}
