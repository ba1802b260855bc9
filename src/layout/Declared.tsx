import { type ReactNode, use } from 'react'
import type { Registry } from '../../resources/registry'
import { listColumns } from '../../resources/schema/derive'
import type { AnyResource } from '../../resources/schema/resource'
import { useEngine } from '../fields/engine'

const ofParts = ['embed', 'children']

/** Whether everything that the generated pages of a resource name is known, what its parts name too. */
export function isKnown(registry: Registry, resource: AnyResource, seen = new Set<string>()): boolean {
  if (registry.isWhole() || seen.has(resource.name)) return true
  seen.add(resource.name)
  const isFar = listColumns(resource).some((column) => column.split('.').length > 2)
  const isThere = ({ to, kind }: AnyResource['fields'][string]) =>
    !to || (registry.has(to) && (!ofParts.includes(kind) || isKnown(registry, registry.get(to), seen)))
  return !isFar && Object.values(resource.fields).every(isThere)
}

/** Shows a screen once what it needs is declared: the generated pages of a resource what they name, another one everything. */
export function Declared({ resource, children }: { resource?: AnyResource; children: ReactNode }) {
  const { registry } = useEngine()
  const isReady = registry.isWhole() || (resource !== undefined && isKnown(registry, resource))
  if (!isReady) use(registry.whole())
  return children
}
