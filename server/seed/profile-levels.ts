import { type DefaultProfile, defaultRights } from '../../resources/accounts/default-rights'
import { placeOf } from '../../resources/accounts/menu-entry'
import { menus, permissions } from '../../resources/rights'

const appOfType = { 1: 'BO', 2: 'TE', 3: 'FO' } as const

/** Levels of every menu of the profile's application: its rights, the menus that these open, their parents. */
export function levelsOf(profile: DefaultProfile): Map<string, number> {
  const own = menus.filter(({ app }) => app === appOfType[profile.profileTypeId])
  if (profile.allMenus) return new Map(own.map((menu) => [placeOf(menu), 4]))
  const { levels } = defaultRights(profile, permissions)
  const held = new Set(
    permissions.filter(({ grants }) => grants.includes(profile.code)).map(({ name }) => name),
  )
  const asked = new Set(permissions.flatMap((permission) => permission.menus))
  for (const menu of own) {
    const free = !menu.needs && !asked.has(placeOf(menu)) && !own.some((one) => one.parent === menu.routeName)
    if ((menu.needs && held.has(menu.needs)) || free)
      levels.set(placeOf(menu), levels.get(placeOf(menu)) ?? 1)
  }
  for (const { app, parent } of own.filter((menu) => levels.has(placeOf(menu))))
    if (parent && !levels.has(`${app}/${parent}`)) levels.set(`${app}/${parent}`, 1)
  return levels
}
