import { accounts as texts } from '../../i18n/fr/accounts'
import { isComplex, passwordLongest } from '../../resources/accounts/password-rules'
import type { FieldError } from '../../resources/schema/check'
import { isCommon } from './common-passwords'
import { containsOwnWord, type OwnWords } from './password-words'

interface Judging {
  special: boolean
  words: OwnWords
}

/** The rules that only the server can judge and that a password breaks. */
export const brokenRules = (password: string, words: OwnWords): ('personal' | 'common')[] => [
  ...(containsOwnWord(password, words) ? (['personal'] as const) : []),
  ...(isCommon(password) ? (['common'] as const) : []),
]

const sayings = () => ({ personal: texts.passwordPersonal, common: texts.passwordCommon })

/** What is wrong with a new password, in French; undefined when it may be used. It is taken as it was typed. */
export function passwordProblem(password: unknown, { special, words }: Judging): string | undefined {
  if (typeof password !== 'string' || password === '') return texts.required
  if ([...password].length > passwordLongest) return texts.passwordTooLong
  if (!isComplex(password, { special })) return special ? texts.passwordNotSpecial : texts.passwordNotComplex
  const [broken] = brokenRules(password, words)
  return broken && sayings()[broken]
}

interface Given {
  name: string
  value: unknown
}

/** Checks a new password and its confirmation; each error names its field. */
export function newPasswordErrors(password: Given, confirmation: Given, judging: Judging): FieldError[] {
  const message = passwordProblem(password.value, judging)
  if (message) return [{ name: password.name, message }]
  if (confirmation.value === undefined || confirmation.value === null || confirmation.value === '')
    return [{ name: confirmation.name, message: texts.required }]
  return confirmation.value === password.value
    ? []
    : [{ name: confirmation.name, message: texts.passwordsDiffer }]
}
