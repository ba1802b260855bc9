import { type HomeTextKey, home } from '../../../i18n/fr/home'

/** The French text of a key, its `%{name}` marks replaced by the values. */
export function sayHome(key: HomeTextKey, values: Record<string, string | number> = {}): string {
  return home[key].replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}

/** « 1 contrat », « 2 contrats », « 0 contrat »: French has its plural from two on. */
export function sayCount(key: HomeTextKey, count: number): string {
  const [one, many = one] = home[key].split('|')
  return `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`
}
