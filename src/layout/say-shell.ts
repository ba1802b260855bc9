import { menu, type RouteName } from '../../i18n/fr/menu'
import { type ShellTextKey, shell } from '../../i18n/fr/shell'

/** The French text of a key, its `%{name}` marks replaced by the values. */
export function sayShell(key: ShellTextKey, values: Record<string, string | number> = {}): string {
  return shell[key].replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(menu, name)

/** The French name of a screen; a name that is not ours comes back as it is. */
export const screenName = (routeName: string): string =>
  isRouteName(routeName) ? menu[routeName] : routeName
