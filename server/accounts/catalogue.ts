import { appCodes, type Permission } from '../../resources/accounts/permission'
import { permissionCatalogue } from '../../resources/accounts/permissions'
import type { Registry } from '../../resources/registry'

const known = new WeakMap<Registry, readonly Permission[]>()

/** Every permission of the product, worked out once a registry. */
export function catalogueOf(registry: Registry): readonly Permission[] {
  const found = known.get(registry) ?? permissionCatalogue(registry.all)
  known.set(registry, found)
  return found
}

/** A menu as the catalogue names it: `FO/CartList`. */
export const menuKey = (applicationId: number, routeName: string): string =>
  `${appCodes[applicationId as keyof typeof appCodes] ?? ''}/${routeName}`
