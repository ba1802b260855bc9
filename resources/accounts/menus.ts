import type { AnyResource } from '../schema/resource'
import { backOfficeMenus } from './back-office-menus'
import { frontOfficeMenus } from './front-office-menus'
import { entry, type MenuEntry, placeOf } from './menu-entry'
import { settingMenu } from './setting-permissions'
import { supplierMenus } from './supplier-menus'

/** The entry that carries the rights of a settings table: under the hub, not in the navigation. */
const tableMenu = (resource: AnyResource): MenuEntry =>
  entry(settingMenu(resource), resource.label[1], `/settings/${resource.name}`, 'TableRows', {
    parent: 'Settings',
    available: false,
  })

/** Every entry of every application, in the order of their navigation. */
export function menuCatalogue(resources: readonly AnyResource[]): readonly MenuEntry[] {
  const navigation = [...backOfficeMenus, ...supplierMenus, ...frontOfficeMenus]
  const known = new Set(navigation.map(placeOf))
  const tables = resources
    .filter((resource) => resource.group && !known.has(settingMenu(resource)))
    .map(tableMenu)
  return [...navigation, ...tables]
}
