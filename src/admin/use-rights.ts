import { usePermissions } from 'ra-core'
import { useMemo } from 'react'
import { permissionFor } from '../../providers/permissions'
import type { AnyResource } from '../../resources/schema/resource'

export interface Rights {
  view: boolean
  create: boolean
  update: boolean
  remove: boolean
}

/** The permission map in memory; empty while it loads. */
export function usePermissionMap(): Readonly<Record<string, boolean>> {
  const { permissions } = usePermissions<Record<string, boolean>>()
  return permissions ?? none
}

const none = {}

/** Whether a permission is granted by the map; one that nobody is given is refused. */
export const isGranted = (
  permissions: Readonly<Record<string, boolean>>,
  name: string | undefined,
): boolean => name === 'signedIn' || (name !== undefined && permissions[name] === true)

/** What this person may do with the rows of a resource. */
export function useRights(resource: AnyResource): Rights {
  const permissions = usePermissionMap()
  return useMemo(() => {
    const may = (action: string) => isGranted(permissions, permissionFor(resource, action))
    return {
      view: may('view'),
      create: !resource.fixed && resource.calls.create !== undefined && may('create'),
      update: resource.calls.update !== undefined && may('update'),
      remove: !resource.fixed && resource.calls.remove !== undefined && may('delete'),
    }
  }, [permissions, resource])
}
