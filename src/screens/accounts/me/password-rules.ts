import { passwordTexts as texts } from '../../../../i18n/fr/people'

/** The rules of a new password on the change screen, in the order shown (domain §20.1: a special character besides). */
export const passwordRules = [
  { text: texts.ruleLength, holds: (password: string) => [...password].length >= 8 },
  { text: texts.ruleUpper, holds: (password: string) => /\p{Lu}/u.test(password) },
  { text: texts.ruleDigit, holds: (password: string) => /\d/.test(password) },
  { text: texts.ruleSpecial, holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const

export interface PasswordForm {
  old_password: string
  new_password: string
  confirm_password: string
}

const isComplex = (password: string) => passwordRules.every(({ holds }) => holds(password))

/** What is wrong with each field, in French. */
export function passwordProblems(form: PasswordForm): Partial<PasswordForm> {
  const { old_password, new_password, confirm_password } = form
  const problems: Partial<PasswordForm> = {}
  if (!old_password) problems.old_password = texts.required
  if (!new_password) problems.new_password = texts.required
  else if (!isComplex(new_password)) problems.new_password = texts.complexity
  else if (new_password === old_password) problems.new_password = texts.same
  if (!confirm_password) problems.confirm_password = texts.required
  else if (confirm_password !== new_password) problems.confirm_password = texts.differ
  return problems
}
