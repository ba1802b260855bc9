import { backOfficeMenus } from '../../resources/accounts/back-office-menus'
import { frontOfficeMenus } from '../../resources/accounts/front-office-menus'
import { supplierMenus } from '../../resources/accounts/supplier-menus'
import { lookup } from '../../resources/schema/lookup'

/** Screens that stand in no menu. */
const others: Readonly<Record<string, string>> = {
  Profile: 'Mon compte',
  PasswordUpdate: 'Modification du mot de passe',
  UserCreate: "Création d'un utilisateur",
  UserEdit: 'Utilisateur',
  HelpCenterList: "Centre d'aide",
  NotificationBox: 'Boîte de notifications',
}

const codes: Readonly<Record<string, string>> = lookup({
  'back-office': 'BO',
  'front-office': 'FO',
  tenders: 'TE',
  'public-notices': 'PN',
})

/** The French name of a screen of an application; undefined for a route name that nobody declared. */
export function screenTitle(app: string, routeName: string): string | undefined {
  const declared = [...backOfficeMenus, ...frontOfficeMenus, ...supplierMenus].find(
    (entry) => entry.app === codes[app] && entry.routeName === routeName,
  )
  return declared?.label ?? others[routeName]
}
