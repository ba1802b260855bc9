import { useMemo } from 'react'
import type { AnyResource } from '../../resources/schema/resource'
import { useAllowed } from '../fields/engine'

/** The resource without the fields that this person may not read: they are not shown, sorted, searched nor chosen. */
export function useReadable(resource: AnyResource): AnyResource {
  const isAllowed = useAllowed()
  const forbidden = Object.entries(resource.fieldAccess ?? {})
    .filter(([, access]) => access?.read !== undefined && !isAllowed(access.read))
    .map(([name]) => name)
    .join()
  return useMemo(() => {
    const hidden = new Set(forbidden.split(','))
    const fields = Object.entries(resource.fields).filter(([name]) => !hidden.has(name))
    return forbidden ? { ...resource, fields: Object.fromEntries(fields) } : resource
  }, [resource, forbidden])
}
