import { accounts as texts } from '../../i18n/fr/accounts'
import { isComplex, passwordLongest } from '../../resources/accounts/password-rules'
import type { FieldError } from '../../resources/schema/check'
import { isGuessable } from './password-strength'
import { containsOwnWord, type OwnWords } from './password-words'

interface Judging {
  special: boolean
  words: OwnWords
}

/** The rules that only the server can judge and that a password breaks. */
export async function brokenRules(password: string, words: OwnWords): Promise<('personal' | 'guessable')[]> {
  const personal = containsOwnWord(password, words)
  const guessable = await isGuessable(password, [...words.person, ...words.places])
  return [...(personal ? (['personal'] as const) : []), ...(guessable ? (['guessable'] as const) : [])]
}

const sayings = () => ({ personal: texts.passwordPersonal, guessable: texts.passwordGuessable })

/** What is wrong with a new password, in French; undefined when it may be used. It is taken as it was typed. */
export async function passwordProblem(
  password: unknown,
  { special, words }: Judging,
): Promise<string | undefined> {
  if (typeof password !== 'string' || password === '') return texts.required
  if ([...password].length > passwordLongest) return texts.passwordTooLong
  if (!isComplex(password, { special })) return special ? texts.passwordNotSpecial : texts.passwordNotComplex
  const [broken] = await brokenRules(password, words)
  return broken && sayings()[broken]
}

interface Given {
  name: string
  value: unknown
}

/** Checks a new password and its confirmation; each error names its field. */
export async function newPasswordErrors(
  password: Given,
  confirmation: Given,
  judging: Judging,
): Promise<FieldError[]> {
  const message = await passwordProblem(password.value, judging)
  if (message) return [{ name: password.name, message }]
  if (confirmation.value === undefined || confirmation.value === null || confirmation.value === '')
    return [{ name: confirmation.name, message: texts.required }]
  return confirmation.value === password.value
    ? []
    : [{ name: confirmation.name, message: texts.passwordsDiffer }]
}
