import { isComplex } from '../../resources/accounts/password-rules'
import type { EntryTextKey } from './say-entry'

/** What is wrong with a new password that the page itself can tell, undefined when nothing is. */
export function passwordProblem(password: string): EntryTextKey | undefined {
  if (password === '') return 'error.requiredField'
  return isComplex(password, { special: false }) ? undefined : 'error.passwordNotComplex'
}

/** What is wrong with the confirmation, undefined when nothing is. */
export function confirmationProblem(password: string, confirmation: string): EntryTextKey | undefined {
  if (confirmation === '') return 'error.requiredField'
  return confirmation === password ? undefined : 'error.passwordDoNotMatch'
}
