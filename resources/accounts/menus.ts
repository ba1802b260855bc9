import type { AnyResource } from '../schema/resource'
import { backOfficeMenus } from './back-office-menus'
import { frontOfficeMenus } from './front-office-menus'
import type { MenuEntry } from './menu-entry'
import { supplierMenus } from './supplier-menus'
import { tableMenus } from './table-menus'

/** Every entry of every application, in the order of their navigation. */
export function menuCatalogue(resources: readonly AnyResource[]): readonly MenuEntry[] {
  const navigation = [...backOfficeMenus, ...supplierMenus, ...frontOfficeMenus]
  return [...navigation, ...tableMenus(resources, navigation)]
}
