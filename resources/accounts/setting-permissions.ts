import { lookup } from '../schema/lookup'
import type { AnyResource } from '../schema/resource'
import { type Permission, type ProfileCode, permission } from './permission'

/** Tables whose rows are edited in a screen of their own, with its menu. */
const ownMenus: Readonly<Record<string, string>> = lookup({
  dashboardmessage: 'BO/Messages',
  profile: 'BO/Profiles',
})
const productGroups = ['Produits', 'Catalogues']
const tenderTables = ['family', 'subfamily', 'procedure', 'notescale', 'frequencyscale', 'delayscale']
const messageCreators: readonly ProfileCode[] = ['CM']

/** The route of a settings table, after its permission: `settingUnit` → `SettingUnit`. */
export const settingRoute = ({ access }: AnyResource): string =>
  access.view.charAt(0).toUpperCase() + access.view.slice(1)

/** The menu whose levels give the permissions of a settings table. */
export const settingMenu = (resource: AnyResource): string =>
  ownMenus[resource.name] ?? `BO/${settingRoute(resource)}`

function holders({ name, group }: AnyResource): string {
  const catalogue = productGroups.includes(group ?? '') ? ' GC' : ''
  return `SA AD${tenderTables.includes(name) ? ' AC' : ''}${catalogue}`
}

/** The permissions of one settings table, by menu level: see, create, update, delete. */
export function settingPermissions(resource: AnyResource): Permission[] {
  const { access, label, name } = resource
  const [menu, who] = [settingMenu(resource), holders(resource)]
  const creators = name === 'dashboardmessage' ? ` ${messageCreators.join(' ')}` : ''
  const of = `la table « ${label[1]} »`
  const asked = [
    [access.view, `Voir ${of}`, 1, `${who} LB${creators}`],
    [access.create, `Ajouter dans ${of}`, 2, who + creators],
    [access.update, `Modifier ${of}`, 3, who],
    [access.remove, `Supprimer dans ${of}`, 4, who],
  ] as const
  return asked.flatMap(([name, text, level, grants]) =>
    name ? [permission([name, text], menu, { asks: level, grants })] : [],
  )
}
