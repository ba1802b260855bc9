import type { Check } from '../../kind'
import { messages } from '../../messages'
import { trim } from '../../text-checks'

function isWebsite(value: unknown, most = 255): boolean {
  if (typeof value !== 'string' || value.length > most || /\s/.test(value)) return false
  try {
    const url = new URL(/^https?:\/\//i.test(value) ? value : `https://${value}`)
    return /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username
  } catch {
    return false
  }
}

export const check: Check<string> = {
  clean: trim,
  check: (value, { max }) => (isWebsite(value, max) ? undefined : messages.website),
  parse: (typed) => typed.trim(),
  format: (value) => value,
}
