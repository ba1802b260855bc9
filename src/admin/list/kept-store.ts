const changed = 'portail-achats:kept'

/** The searches shared with the person's profile, as they were last read: not a preference. */
export const viewsName = 'views'

const prefix = (userId: number) => `portail-achats.${userId}.`

/** Where something of this person is kept on this device. */
export const keptName = (userId: number, name: string): string => prefix(userId) + name

export const onKept = (listener: () => void) => {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const remembered = new Map<string, { text: string | null; value: unknown }>()

export function getKept(key: string): unknown {
  const text = window.localStorage.getItem(key)
  const known = remembered.get(key)
  if (known && known.text === text) return known.value
  const value = parse(text)
  remembered.set(key, { text, value })
  return value
}

export function setKept(key: string, value: unknown): void {
  if (value === undefined) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new Event(changed))
}

/** How this person likes its lists on this device, by name. */
export const keptNames = (userId: number): [string, unknown][] =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith(`${prefix(userId)}list.`))
    .map((key) => [key.slice(prefix(userId).length), getKept(key)])

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
