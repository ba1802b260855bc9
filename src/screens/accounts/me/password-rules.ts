import { passwordTexts as texts } from '../../../../i18n/fr/people'
import { isComplex } from '../../../../resources/accounts/password-rules'

export interface PasswordForm {
  old_password: string
  new_password: string
  confirm_password: string
}

/** What is wrong with each field, in French. */
export function passwordProblems(form: PasswordForm): Partial<PasswordForm> {
  const { old_password, new_password, confirm_password } = form
  const problems: Partial<PasswordForm> = {}
  if (!old_password) problems.old_password = texts.required
  if (!new_password) problems.new_password = texts.required
  else if (!isComplex(new_password, { special: true })) problems.new_password = texts.complexity
  else if (new_password === old_password) problems.new_password = texts.same
  if (!confirm_password) problems.confirm_password = texts.required
  else if (confirm_password !== new_password) problems.confirm_password = texts.differ
  return problems
}
