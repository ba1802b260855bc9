import { menuCatalogue } from '../../resources/accounts/menus'
import type { AnyResource } from '../../resources/schema/resource'

/** Screens that stand in no menu, of any application. */
const others = {
  'menu.Profile': 'Mon compte',
  'menu.PasswordUpdate': 'Modification du mot de passe',
  'menu.UserCreate': "Création d'un utilisateur",
  'menu.UserEdit': 'Utilisateur',
  'menu.HelpCenterList': "Centre d'aide",
  'menu.NotificationBox': 'Boîte de notifications',
}

const applications = { BO: 'back-office', FO: 'front-office', TE: 'tenders', PN: 'public-notices' } as const

/** The names of the portal's screens by the key that the server answers: `menu.front-office.CartList`. */
export const menuMessages = (resources: readonly AnyResource[]): Record<string, string> => ({
  ...others,
  ...Object.fromEntries(
    menuCatalogue(resources).map(({ app, routeName, label }) => [
      `menu.${applications[app]}.${routeName}`,
      label,
    ]),
  ),
})
