import type { AnyResource } from '../schema/resource'
import { entry, type MenuEntry, placeOf } from './menu-entry'
import { settingMenu } from './setting-permissions'

/** The entry that carries the rights of a settings table: under the hub, not in the navigation. */
const tableMenu = (resource: AnyResource): MenuEntry =>
  entry(settingMenu(resource), resource.label[1], {
    url: `/settings/${resource.name}`,
    icon: 'TableRows',
    more: {
      parent: 'Settings',
      available: false,
    },
  })

/** The entries of the settings tables that have none of their own in the navigation. */
export function tableMenus(
  resources: readonly AnyResource[],
  navigation: readonly MenuEntry[],
): readonly MenuEntry[] {
  const known = new Set(navigation.map(placeOf))
  return resources.filter((resource) => resource.group && !known.has(settingMenu(resource))).map(tableMenu)
}
