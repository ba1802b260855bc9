/** The pages beside the login, loaded together: passwords, addresses, single sign-on, help. */
export { ConfirmEmail } from './ConfirmEmail'
export { HelpCenterPage } from './HelpCenterPage'
export { NotFound } from './NotFound'
export { PasswordSuccess } from './PasswordSuccess'
export { RequestPasswordReset } from './RequestPasswordReset'
export { SetPassword } from './SetPassword'
export { SsoReturn } from './SsoReturn'
