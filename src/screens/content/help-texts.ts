import { helpCenter } from '../../../i18n/fr/help-center'

/** The French text of a key, its `%{name}` marks replaced by the values. */
export function sayHelp(key: keyof typeof helpCenter, values: Record<string, string | number> = {}): string {
  return helpCenter[key].replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
