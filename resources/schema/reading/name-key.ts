import { singular } from '../search-words'
import { codeKey } from './codes'

/** A name as it is compared: without case, accents and the point of an abbreviation, each word in the singular. */
export const nameKey = (name: string): string =>
  codeKey(name)
    .replace(/\.$/, '')
    .split(' ')
    .map((word) => singular(word))
    .join(' ')
    .trim()

/** « kgs » of « kg »: short words have a plural as well. */
const keysOf = (name: string): string[] => {
  const key = nameKey(name)
  return /^[a-z]{2,3}s$/.test(key) ? [key, key.slice(0, -1)] : [key]
}

/** Whether a text is one of some names: « kgs » and « KG. » are « kg ». */
export function isNamed(text: string, names: readonly string[]): boolean {
  const keys = keysOf(text)
  return names.some((name) => keys.includes(nameKey(name)))
}
