/** What single sign-on shows, loaded together. */
export { ProviderButtons } from './ProviderButtons'
export { providerStep } from './ProviderStep'
export { SsoReturn } from './SsoReturn'
