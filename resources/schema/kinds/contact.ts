import { group } from '../identifiers'
import { defineKind } from '../kind'
import { messages } from '../messages'
import { textOperators } from '../operators'
import { checkPattern, checkText, trim } from '../text-checks'

const emailPattern = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/

/** An e-mail address, kept in lower case; 180 characters. */
export const email = defineKind<string>({
  column: () => 'text',
  json: () => ({ type: 'string', format: 'email', maxLength: 180 }),
  clean: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  check: (value) =>
    checkText(value, { kind: 'email', label: '', required: false, max: 180 }) ??
    checkPattern(value, emailPattern, messages.email),
  parse: (typed) => typed.trim().toLowerCase(),
  format: (value) => value,
  operators: textOperators,
  cell: 'text',
})

/** The addresses of a text that has several, separated by semicolons or commas. */
const addressesOf = (value: string): string[] => value.split(/[;,\n]/).flatMap((one) => one.trim() || [])

/** The addresses of a text of several that are addresses indeed: mails leave to no others. */
export const goodAddresses = (value: string | null | undefined): string[] =>
  addressesOf(value ?? '').filter((one) => emailPattern.test(one))

/** Several e-mail addresses in one text, `a@b.fr; c@d.fr`, in lower case; 500 characters unless `max`. */
export const emails = defineKind<string>({
  column: () => 'text',
  json: (field) => ({ type: 'string', maxLength: field.max ?? 500 }),
  clean: (value) => (typeof value === 'string' ? addressesOf(value.toLowerCase()).join('; ') : value),
  check: (value, field) =>
    checkText(value, { ...field, max: field.max ?? 500 }) ??
    (addressesOf(String(value)).every((one) => email.check(one, field) === undefined)
      ? undefined
      : messages.emails),
  parse: (typed) => typed.trim().toLowerCase(),
  format: (value) => value,
  operators: textOperators,
  cell: 'text',
})

/** A user's telephone number: 10 digits, shown as five pairs, blanks aside (specification 1 §5); typed with dots or dashes, too. */
export const phone = defineKind<string>({
  column: () => 'text',
  json: () => ({ type: 'string', pattern: '^\\d{10}$' }),
  clean: (value) => (typeof value === 'string' ? value.replace(/[\s\u00a0\u202f]/g, '') : value),
  check: (value) => checkPattern(value, /^\d{10}$/, messages.phone),
  parse: (typed) => typed.replace(/[\s\u00a0\u202f.-]/g, ''),
  format: (value) => group(value, 2),
  operators: textOperators,
  cell: 'text',
})

/** A telephone number anywhere else: digits, spaces and + ( ) - only (specification 2 §5). */
export const freePhone = defineKind<string>({
  column: () => 'text',
  json: () => ({ type: 'string', maxLength: 30, pattern: '^[0-9 +()\\-]+$' }),
  clean: (value) => (typeof value === 'string' ? value.trim().replace(/[\u00a0\u202f]/g, ' ') : value),
  check: (value) => checkPattern(value, /^(?=.*\d)[0-9 +()-]{1,30}$/, messages.phone),
  parse: (typed) => typed.trim().replaceAll('.', ' '),
  format: (value) => (/^0\d{9}$/.test(value) ? group(value, 2) : value),
  operators: textOperators,
  cell: 'text',
})

function isWebsite(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 255 || /\s/.test(value)) return false
  try {
    const url = new URL(/^https?:\/\//i.test(value) ? value : `https://${value}`)
    return /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username
  } catch {
    return false
  }
}

/** A web address, with or without http(s). */
export const website = defineKind<string>({
  column: () => 'text',
  json: () => ({ type: 'string', maxLength: 255 }),
  clean: trim,
  check: (value) => (isWebsite(value) ? undefined : messages.website),
  parse: (typed) => typed.trim(),
  format: (value) => value,
  operators: textOperators,
  cell: 'text',
})
