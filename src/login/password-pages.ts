/** The pages of passwords, loaded together. */
export { PasswordSuccess } from './PasswordSuccess'
export { RequestPasswordReset } from './RequestPasswordReset'
export { SetPassword } from './SetPassword'
