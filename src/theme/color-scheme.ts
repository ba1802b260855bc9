import { schemeAttribute, schemeStorageKey } from './scheme'

type Surroundings = Pick<Window, 'document' | 'localStorage' | 'matchMedia'>

/** Sets the scheme before the first paint: the person's choice, else the system's. Called first by each entry. */
export function applyColorScheme(surroundings: Surroundings = window): void {
  const { document, localStorage, matchMedia } = surroundings
  const chosen = localStorage.getItem(schemeStorageKey)
  const system = matchMedia.call(surroundings, '(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute(
    schemeAttribute,
    chosen === 'light' || chosen === 'dark' ? chosen : system,
  )
}
