import type { AnyResource } from '../../../resources/schema/resource'
import { useAllowed } from '../../fields/engine'

/** Whether this person may write a field: its own permission where the declaration asks for one. */
export function useMayWrite(resource: AnyResource): (name: string) => boolean {
  const isAllowed = useAllowed()
  return (name) => {
    const permission = resource.fieldAccess?.[name]?.write
    return permission === undefined || isAllowed(permission)
  }
}
