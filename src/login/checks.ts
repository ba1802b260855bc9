import type { EntryTextKey } from './say-entry'

/** The specification's rules of a new password, in the order shown. */
export const passwordRules: readonly { key: EntryTextKey; holds: (password: string) => boolean }[] = [
  { key: 'password.ruleLength', holds: (password) => [...password].length >= 8 },
  { key: 'password.ruleUpper', holds: (password) => /\p{Lu}/u.test(password) },
  { key: 'password.ruleDigit', holds: (password) => /\d/.test(password) },
]

/** What is wrong with a new password, undefined when nothing is. */
export function passwordProblem(password: string): EntryTextKey | undefined {
  if (password === '') return 'error.requiredField'
  return passwordRules.every(({ holds }) => holds(password)) ? undefined : 'error.passwordNotComplex'
}

/** What is wrong with the confirmation, undefined when nothing is. */
export function confirmationProblem(password: string, confirmation: string): EntryTextKey | undefined {
  if (confirmation === '') return 'error.requiredField'
  return confirmation === password ? undefined : 'error.passwordDoNotMatch'
}
