import { type ShellTextKey, shell } from '../../i18n/fr/shell'

/** The French text of a key, its `%{name}` marks replaced by the values. */
export function sayShell(key: ShellTextKey, values: Record<string, string | number> = {}): string {
  return shell[key].replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
