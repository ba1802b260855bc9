/** The pages of passwords and addresses, loaded together. */
export { ConfirmEmail } from './ConfirmEmail'
export { PasswordSuccess } from './PasswordSuccess'
export { RequestPasswordReset } from './RequestPasswordReset'
export { SetPassword } from './SetPassword'
