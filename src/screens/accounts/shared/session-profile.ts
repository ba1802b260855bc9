import type { SessionProfile } from '../../../../providers/session-user'
import { useAllowed, useEngine } from '../../../fields/engine'

/** The signed-in person and its profile, as the browser keeps them. */
export function useSelf() {
  const { session } = useEngine()
  const user = session.user()
  const profile: SessionProfile | undefined = user?.Profile ?? undefined
  return { id: user?.id, profile, level: profile?.level ?? 0, typeId: profile?.profile_type_id }
}

/** Whether a level is within reach: nobody touches what is above, unless allowed to go beyond. */
export function useReaches(): (level: number) => boolean {
  const { level: own } = useSelf()
  const isAllowed = useAllowed()
  return (level) => level <= own || isAllowed('overridePermissionLimits')
}
