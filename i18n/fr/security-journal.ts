/** The kinds of the security journal, declared where the server reads them too. */
export { securityEventTexts } from '../../resources/accounts/security-events'
