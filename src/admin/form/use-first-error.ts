import { useUrlChoice } from '../../widgets/use-url-choice'
import type { FormTab } from './form-names'

const focusable =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, [role=combobox], button, [tabindex="0"]'

/** Every path of nested errors: `contacts.0.email`. */
export function errorPaths(errors: unknown, path = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  if (typeof Reflect.get(errors, 'message') === 'string' && path) return [path.slice(0, -1)]
  return Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' ? [] : errorPaths(value, `${path}${key}.`),
  )
}

/** The errors of a form in the order of its fields. */
export function orderedErrors(errors: unknown, names: readonly string[]): string[] {
  const place = (path: string) => names.indexOf(path.split('.')[0] ?? path)
  return errorPaths(errors).sort((one, other) => place(one) - place(other))
}

function focusField(path: string) {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  const box =
    boxes.find((one) => one.dataset.field === path) ??
    boxes.find((one) => path.startsWith(`${one.dataset.field}.`))
  box?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/** Brings the person to the first wrong field: its tab is opened, its control focused. */
export function useFirstError(tabs: readonly FormTab[]) {
  const [, openTab] = useUrlChoice('tab')
  return (errors: unknown) => {
    const names = tabs.flatMap((tab) => tab.names)
    const [first] = orderedErrors(errors, names)
    if (!first) return
    const root = first.split('.')[0] ?? first
    const tab = tabs.find((one) => one.names.includes(root))
    if (tab && tabs.length > 1) openTab(tab.name)
    setTimeout(() => focusField(first), 60)
  }
}
