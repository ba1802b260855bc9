import type { Check } from '../../kind'
import { messages } from '../../messages'
import { trim } from '../../text-checks'

function isWebsite(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 255 || /\s/.test(value)) return false
  try {
    const url = new URL(/^https?:\/\//i.test(value) ? value : `https://${value}`)
    return /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username
  } catch {
    return false
  }
}

export const check: Check<string> = {
  clean: trim,
  check: (value) => (isWebsite(value) ? undefined : messages.website),
  parse: (typed) => typed.trim(),
  format: (value) => value,
}
