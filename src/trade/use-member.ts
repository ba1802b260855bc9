import { useMemo } from 'react'
import { useAdherent } from '../layout/adherent-context'

/** A member, or a group of members. */
export interface ForMember {
  id: number
  isGroup: boolean
}

/** In whose name calls are made, by the names that they give it. */
export const givenOf = ({ id, isGroup }: ForMember) => ({ adherentId: id, isGroup })

/** The member, or the group, that is ordered for. The front office shows nothing before one is chosen. */
export function useMember() {
  const { selected } = useAdherent()
  const { id = 0, isGroup = false } = selected ?? {}
  return useMemo(() => ({ id, isGroup }), [id, isGroup])
}
