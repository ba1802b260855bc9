import { useAllowed } from '../../../fields/engine'
import { useSelf } from '../shared/session-profile'
import type { Editor } from './limits'
import { appOf } from './menu-groups'

/** The signed-in person as somebody who grants rights. */
export function useEditor(): Editor {
  const isAllowed = useAllowed()
  const { typeId } = useSelf()
  return { app: appOf(typeId), holds: isAllowed, isUnlimited: isAllowed('overridePermissionLimits') }
}
