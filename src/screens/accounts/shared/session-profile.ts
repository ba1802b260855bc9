import type { SessionProfile } from '../../../../providers/session-user'
import type { AnyResource } from '../../../../resources/schema/resource'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useRights } from '../../../admin/use-rights'
import { useAllowed, useEngine } from '../../../fields/engine'

/** The signed-in person and its profile, as the browser keeps them. */
export function useSelf() {
  const { session } = useEngine()
  const user = session.user()
  const profile: SessionProfile | undefined = user?.Profile ?? undefined
  return { id: user?.id, profile, level: profile?.level ?? 0, typeId: profile?.profile_type_id }
}

/**
 * Whether this person may change or create the record: it has the right, and the record's level is within reach; nobody touches
 * what is above, unless allowed to go beyond.
 */
export function useReach(resource: AnyResource, record: ReadRow | undefined, level = 0) {
  const { update, create } = useRights(resource)
  const { level: own } = useSelf()
  const isAbove = !useAllowed()('overridePermissionLimits') && level > own
  return { isOpen: record ? update && !isAbove : create, isAbove }
}
