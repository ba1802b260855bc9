import { errors } from '../../i18n/fr/errors'
import { login } from '../../i18n/fr/login'

const texts = { ...login, ...errors }

export type LoginTextKey = keyof typeof texts

/** The French text of a key, its `%{name}` marks replaced by the values. */
export function say(key: LoginTextKey, values: Record<string, string | number> = {}): string {
  return texts[key].replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
