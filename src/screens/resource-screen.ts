import type { Registry } from '../../resources/registry'
import { listPath } from '../admin/paths'
import type { Screen } from '../layout/screens'

/**
 * The generated pages of a resource that a browser knows later: its address and its right are said here for the menu, and a
 * test holds them against the declaration.
 */
export const laterScreen = (resource: string, address: string, permission: string): Screen => ({
  path: `${address}/*`,
  permission,
  resource,
})

/** The generated pages of a resource as a screen of an application, at the resource's own address. */
export function resourceScreen(registry: Registry, name: string): Screen {
  const resource = registry.get(name)
  return { path: `${listPath(resource)}/*`, permission: resource.access.view, resource: name }
}
