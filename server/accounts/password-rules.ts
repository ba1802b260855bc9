import { accounts as texts } from '../../i18n/fr/accounts'
import type { FieldError } from '../../resources/schema/check'
import { isCommonPassword } from './common-passwords'

const longest = 200

/** What is wrong with a new password, in French; undefined when it may be used. It is taken as it was typed. */
export function passwordProblem(password: unknown, { special = false } = {}): string | undefined {
  if (typeof password !== 'string' || password === '') return texts.required
  const size = [...password].length
  if (size > longest) return texts.passwordTooLong
  const complex = size >= 8 && /\p{Lu}/u.test(password) && /\d/.test(password)
  const signed = !special || /[^\p{L}\p{N}\s]/u.test(password)
  if (!complex || !signed) return special ? texts.passwordNotSpecial : texts.passwordNotComplex
  return isCommonPassword(password) ? texts.passwordCommon : undefined
}

/** Checks a new password and its confirmation; each error names its field. */
export function newPasswordErrors(
  password: { name: string; value: unknown },
  confirmation: { name: string; value: unknown },
  options?: { special?: boolean },
): FieldError[] {
  const message = passwordProblem(password.value, options)
  if (message) return [{ name: password.name, message }]
  if (confirmation.value === undefined || confirmation.value === null || confirmation.value === '')
    return [{ name: confirmation.name, message: texts.required }]
  return confirmation.value === password.value
    ? []
    : [{ name: confirmation.name, message: texts.passwordsDiffer }]
}
