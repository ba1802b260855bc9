import { useUrlChoices } from '../../widgets/use-url-choice'
import { useHeldTabs } from './extensions'
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

/** Focuses the control of a field; false while its tab is not drawn yet. */
function focusField(path: string): boolean {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  const control = boxes.find((one) => one.dataset.field === path)?.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return control != null
}

/** The list or the row that the field is in, when the field itself has no control. */
function focusAround(path: string): void {
  const around = path.split('.').slice(0, -1).join('.')
  if (!focusField(path) && around) focusAround(around)
}

/** Focuses the control of a field once its tab is drawn: tries for a second at most. */
export function focusSoon(path: string, tries = 20): void {
  setTimeout(() => {
    if (focusField(path)) return
    if (tries > 0) focusSoon(path, tries - 1)
    else focusAround(path)
  }, 50)
}

/** Brings the person to the first wrong field: its tab or its step is opened, its control focused. */
export function useFirstError(resource: string, tabs: readonly FormTab[], parameter: 'tab' | 'step' = 'tab') {
  const open = useUrlChoices()
  const held = useHeldTabs(resource)
  return (errors: unknown) => {
    const names = tabs.flatMap((tab) => tab.names)
    const [first] = orderedErrors(errors, names)
    if (!first) return
    const root = first.split('.')[0] ?? first
    const tab = tabs.find((one) => one.names.includes(root))
    const place = tab && held.get(tab.title)
    if (place) open({ tab: place.panel, step: place.step })
    else if (tab && tabs.length > 1) open({ [parameter]: tab.name })
    focusSoon(first)
  }
}
