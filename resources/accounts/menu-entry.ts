import type { AppCode } from './permission'

/** An entry of an application's navigation (domain §18). */
export interface MenuEntry {
  app: AppCode
  routeName: string
  label: string
  /** Name of a Material icon. */
  icon: string
  /** Address inside the application. */
  url_name: string
  exact: boolean
  parent?: string
  adherent_display: boolean
  group_display: boolean
  /** Shown in the navigation; a settings table only carries rights. */
  available: boolean
  /** Permission that opens it in a new database, where none of its own levels does. */
  needs?: string
}

type Options = Partial<Omit<MenuEntry, 'app' | 'label' | 'icon' | 'url_name'>>

/** Says an entry: `APP/RouteName`, label, address, icon. */
export function entry(
  place: string,
  label: string,
  { url, icon, more = {} }: { url: string; icon: string; more?: Options },
): MenuEntry {
  const [app = 'BO', routeName = ''] = place.split('/')
  return {
    app: app as AppCode,
    routeName,
    label,
    icon,
    url_name: url,
    exact: false,
    adherent_display: true,
    group_display: true,
    available: true,
    ...more,
  }
}

/** `BO/Messages`: how permissions name an entry. */
export const placeOf = ({ app, routeName }: Pick<MenuEntry, 'app' | 'routeName'>): string =>
  `${app}/${routeName}`
