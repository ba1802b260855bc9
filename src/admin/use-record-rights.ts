import { use } from 'react'
import type { AnyResource } from '../../resources/schema/resource'
import { FormExtensionsContext } from './form/extensions'
import type { Row } from './form/form-scope'
import { type Rights, useRights } from './use-rights'

/** What this person may do with one row: its rights on the resource, less what the application keeps closed, and why it does. */
export function useRecordRights(resource: AnyResource, record: Row): Rights & { locked?: string } {
  const rights = useRights(resource)
  const locked = use(FormExtensionsContext).locks?.[resource.name]?.(record)
  return locked ? { ...rights, update: false, remove: false, locked } : rights
}
