import { useMemo } from 'react'
import { permissionFor } from '../../providers/permissions'
import type { AnyResource } from '../../resources/schema/resource'
import { useAllowed } from '../fields/engine'

export interface Rights {
  view: boolean
  create: boolean
  update: boolean
  remove: boolean
}

/** What this person may do with the rows of a resource: its declared calls, and the permissions in memory. */
export function useRights(resource: AnyResource): Rights {
  const isAllowed = useAllowed()
  const may = (action: string) => isAllowed(permissionFor(resource, action))
  const { calls, fixed } = resource
  const view = may('view')
  const create = !fixed && calls.create !== undefined && may('create')
  const update = calls.update !== undefined && may('update')
  const remove = !fixed && calls.remove !== undefined && may('delete')
  return useMemo(() => ({ view, create, update, remove }), [view, create, update, remove])
}
