import type { Permission } from '../schema/permission'

/** What a user's profile and flags say. */
export interface HeldRights {
  profileTypeId: number
  allMenus: boolean
  /** `FO/CartList` → access level, 0 to 4. */
  levels: Readonly<Record<string, number>>
  /** Permissions ticked one by one. */
  ticked: readonly string[]
  flags: Readonly<Record<string, boolean | null | undefined>>
}

const forSuppliersOnly = ({ apps }: Permission) => apps.length > 0 && apps.every((app) => app === 'TE')

function holds(permission: Permission, rights: HeldRights): boolean {
  const { name, level, menus, flag } = permission
  if (rights.allMenus && rights.profileTypeId === 1 && !forSuppliersOnly(permission)) return true
  if (flag && rights.flags[flag]) return true
  return (
    rights.ticked.includes(name) || (level > 0 && menus.some((menu) => (rights.levels[menu] ?? 0) >= level))
  )
}

/**
 * The permissions that a user holds (domain §17.1): all menus (back office; the tenders application aside), the level of
 * a menu, a tick or a flag, and what these bring with them.
 */
export function grantedPermissions(rights: HeldRights, catalogue: readonly Permission[]): Set<string> {
  const held = catalogue.filter((permission) => holds(permission, rights))
  return new Set(held.flatMap(({ name, implies }) => [name, ...implies]))
}
