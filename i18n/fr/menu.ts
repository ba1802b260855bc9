import type { MenuEntry } from '../../resources/accounts/menu-entry'

/** Screens that stand in no menu, of any application. */
const others = {
  'menu.Profile': 'Mon compte',
  'menu.PasswordUpdate': 'Modification du mot de passe',
  'menu.UserCreate': "Création d'un utilisateur",
  'menu.UserEdit': 'Utilisateur',
  'menu.HelpCenterList': "Centre d'aide",
  'menu.HelpApi': "L'API du portail",
  'menu.NotificationBox': 'Boîte de notifications',
}

const applications = { BO: 'back-office', FO: 'front-office', TE: 'tenders', PN: 'public-notices' } as const

/** The names of screens by the key that the server answers: `menu.front-office.CartList`; an application loads its own. */
export const menuMessages = (entries: readonly MenuEntry[]): Record<string, string> => ({
  ...others,
  ...Object.fromEntries(
    entries.map(({ app, routeName, label }) => [`menu.${applications[app]}.${routeName}`, label]),
  ),
})
