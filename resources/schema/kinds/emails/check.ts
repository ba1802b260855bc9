import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkText } from '../../text-checks'
import { check as email, emailPattern } from '../email/check'

/** The addresses of a text that has several, separated by semicolons or commas. */
const addressesOf = (value: string): string[] => value.split(/[;,\n]/).flatMap((one) => one.trim() || [])

/** The addresses of a text of several that are addresses indeed: mails leave to no others. */
export const goodAddresses = (value: string | null | undefined): string[] =>
  addressesOf(value ?? '').filter((one) => emailPattern.test(one))

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? addressesOf(value.toLowerCase()).join('; ') : value),
  check: (value, field) =>
    checkText(value, { ...field, max: field.max ?? 500 }) ??
    (addressesOf(String(value)).every((one) => email.check(one, field) === undefined)
      ? undefined
      : messages.emails),
  parse: (typed) => typed.trim().toLowerCase(),
  format: (value) => value,
}
