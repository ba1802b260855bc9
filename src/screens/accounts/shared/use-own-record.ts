import { useMemo } from 'react'
import type { AnyResource } from '../../../../resources/schema/resource'
import { useAllowed, useEngine } from '../../../fields/engine'

/** A declaration for one's own record: its history is offered only to who may read it. */
export function useOwnRecord(name: string): AnyResource {
  const { registry } = useEngine()
  const mayView = useAllowed()(registry.get(name).access.view)
  return useMemo(() => {
    const resource = registry.get(name)
    return mayView ? resource : { ...resource, untracked: true }
  }, [registry, name, mayView])
}
