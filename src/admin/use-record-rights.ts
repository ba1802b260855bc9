import { use } from 'react'
import type { AnyResource } from '../../resources/schema/resource'
import { FormExtensionsContext } from './form/extensions'
import type { Row } from './form/form-scope'
import { type Rights, useRights } from './use-rights'

/** What this person may do with one row: its rights on the resource, less what the application keeps to others. */
export function useRecordRights(resource: AnyResource, record: Row): Rights {
  const rights = useRights(resource)
  const isLocked = use(FormExtensionsContext).locks?.[resource.name]?.(record) ?? false
  return isLocked ? { ...rights, update: false, remove: false } : rights
}
