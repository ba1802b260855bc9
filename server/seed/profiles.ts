import { type DefaultProfile, defaultProfiles, defaultRights } from '../../resources/accounts/default-rights'
import { factorPermissions } from '../../resources/accounts/factor-permissions'
import { placeOf } from '../../resources/accounts/menu-entry'
import { appCodes, type ProfileCode } from '../../resources/accounts/permission'
import { menus, permissions } from '../../resources/rights'
import type { SeedSize } from './client'
import type { Dataset } from './dataset'
import { levelsOf } from './profile-levels'

const applications = [
  { id: 1, label: 'Back office', machine_name: 'back-office', url: '/back-office' },
  { id: 2, label: "Appels d'offres", machine_name: 'tenders', url: '/tenders' },
  { id: 3, label: 'Avis de marché public', machine_name: 'public-notices', url: '/public-notices' },
  { id: 4, label: 'Espace adhérent', machine_name: 'front-office', url: '/front-office' },
]
const profileTypes = [
  { id: 1, label: 'Back office', machine_name: 'back-office', position: 0 },
  { id: 2, label: 'Fournisseur', machine_name: 'tenders', position: 1 },
  { id: 3, label: 'Adhérent', machine_name: 'front-office', position: 2 },
]
const idOfApp = new Map(Object.entries(appCodes).map(([id, code]) => [code, Number(id)]))

function addMenus(data: Dataset): Map<string, number> {
  const ids = new Map(menus.map((menu, index) => [placeOf(menu), index + 1]))
  data.add(
    'menu',
    menus.map(({ app, parent, needs: _needs, ...menu }, position) => ({
      ...menu,
      application_id: idOfApp.get(app),
      parent_id: parent ? ids.get(`${app}/${parent}`) : null,
      position,
    })),
  )
  return ids
}

/**
 * Whether a profile asks for a second factor: where no fixture is filled in, real people come, and whoever changes profiles, sees
 * sealed offers or answers tenders needs one. The accounts of the fixtures are for whoever tries the product.
 */
const asksFactor = ({ code }: DefaultProfile, size: SeedSize): boolean =>
  size === 'none' &&
  permissions.some(({ name, grants }) => factorPermissions.has(name) && grants.includes(code))

/** Applications, menus, the 14 profiles with their levels and ticks. */
export function addProfiles(data: Dataset, size: SeedSize): void {
  data.add('application', applications)
  data.add('profile_type', profileTypes)
  const menuIds = addMenus(data)
  data.add(
    'profile',
    defaultProfiles.map((one) => ({
      label: one.label,
      level: one.level,
      profile_type_id: one.profileTypeId,
      all_menus: one.allMenus,
      two_factor_required: asksFactor(one, size),
    })),
  )
  for (const [index, profile] of defaultProfiles.entries()) {
    const profile_id = index + 1
    const levels = [...levelsOf(profile)].map(([place, access_level]) => ({
      profile_id,
      menu_id: menuIds.get(place),
      access_level,
    }))
    data.add('profile_menu', levels)
    const ticked = profile.allMenus ? [] : defaultRights(profile, permissions).ticked
    data.add(
      'profile_permission',
      ticked.map((permission) => ({ profile_id, permission })),
    )
  }
}

/** The id of a default profile: its place in the list. */
export const profileId = (code: ProfileCode): number =>
  defaultProfiles.findIndex((profile) => profile.code === code) + 1
