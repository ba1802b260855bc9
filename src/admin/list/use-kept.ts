import { useCallback, useSyncExternalStore } from 'react'
import { useEngine } from '../../fields/engine'

const changed = 'portail-achats:kept'

const subscribe = (listener: () => void) => {
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

function read(key: string): unknown {
  const text = window.localStorage.getItem(key)
  const known = remembered.get(key)
  if (known && known.text === text) return known.value
  const value = parse(text)
  remembered.set(key, { text, value })
  return value
}

/**
 * A preference of this person that outlives logging out, unlike react-admin's store. `isValid` refuses what an older
 * version, or somebody's hand, left there. Setting undefined goes back to the usual.
 */
export function useKept<T>(
  name: string,
  isValid: (value: unknown) => value is T,
): [T | undefined, (value: T | undefined) => void] {
  const { session } = useEngine()
  const key = `portail-achats.${session.user()?.id ?? 0}.${name}`
  const value = useSyncExternalStore(subscribe, () => read(key))
  const keep = useCallback(
    (next: T | undefined) => {
      if (next === undefined) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, JSON.stringify(next))
      window.dispatchEvent(new Event(changed))
    },
    [key],
  )
  return [isValid(value) ? value : undefined, keep]
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
