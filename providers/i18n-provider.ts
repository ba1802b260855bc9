import type { I18nProvider, TranslationMessages } from 'ra-core'

type Values = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** `{ ra: { action: { save } } }` → `ra.action.save`. */
function flatten(tree: Values, prefix = '', found = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    if (isTree(value)) flatten(value, `${prefix}${name}.`, found)
    else if (typeof value === 'string') found.set(prefix + name, value)
  }
  return found
}

/** The form for a count, where the text has two: French says one for 0 and 1. */
function formOf(text: string, count: unknown): string {
  const forms = text.split('||||')
  return ((typeof count === 'number' && count >= 2 && forms[1]) || forms[0] || '').trim()
}

/** Replaces the `%{name}` marks that have a value. */
const fill = (text: string, values: Values) =>
  text.replace(/%\{(\w+)\}/g, (mark, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) return mark
    return name === 'smart_count' && typeof value === 'number' ? value.toLocaleString('fr-FR') : String(value)
  })

/**
 * French only: react-admin's own texts and the product's, given by the application. Plurals and marks are polyglot's,
 * whose code weighs ten times as much.
 */
export function createI18nProvider(messages: TranslationMessages): I18nProvider {
  const texts = flatten(messages as unknown as Values)
  return {
    translate(key: string, options: unknown = {}) {
      const values: Values =
        typeof options === 'number' ? { smart_count: options } : isTree(options) ? options : {}
      const text = texts.get(key) ?? (typeof values._ === 'string' ? values._ : key)
      return fill(formOf(text, values.smart_count), values)
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'fr',
    getLocales: () => [{ locale: 'fr', name: 'Français' }],
  }
}
