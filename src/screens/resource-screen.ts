import type { Registry } from '../../resources/registry'
import { listPath } from '../admin/paths'
import type { Screen } from '../layout/screens'

/** The generated pages of a resource as a screen of an application, at the resource's own address. */
export function resourceScreen(registry: Registry, name: string): Screen {
  const resource = registry.get(name)
  return { path: `${listPath(resource)}/*`, permission: resource.access.view, resource: name }
}
