import { type ComponentType, lazy } from 'react'
import { LoginPage } from './LoginPage'

export type RouteName =
  | 'Login'
  | 'RequestPasswordReset'
  | 'SetupAccount'
  | 'ResetPassword'
  | 'PasswordCreateSuccess'
  | 'PasswordUpdateSuccess'
  | 'ConfirmEmail'
  | 'DownloadOrder'
  | 'DecideOrder'
  | 'HelpCenterList'
  | 'NotFound'

type Page = ComponentType<{ isCreate: boolean }>

interface Route {
  name: RouteName
  Page: Page
  /** The same screen serves two routes; this says which. */
  isCreate?: boolean
}

const later = (load: () => Promise<Page>) => lazy(async () => ({ default: await load() }))
const RequestReset = later(async () => (await import('./password-pages')).RequestPasswordReset)
const SetPassword = later(async () => (await import('./password-pages')).SetPassword)
const PasswordSuccess = later(async () => (await import('./password-pages')).PasswordSuccess)
const ConfirmEmail = later(async () => (await import('./password-pages')).ConfirmEmail)
const DownloadOrder = later(async () => (await import('./order-pages')).DownloadOrder)
const DecideOrder = later(async () => (await import('./order-pages')).DecideOrder)
const HelpCenter = later(async () => (await import('./HelpCenterPage')).HelpCenterPage)
const NotFound = later(async () => (await import('./NotFound')).NotFound)

const routes: Readonly<Record<string, Route>> = {
  '/login': { name: 'Login', Page: LoginPage },
  '/security/request-password-reset': { name: 'RequestPasswordReset', Page: RequestReset },
  '/security/setupaccount': { name: 'SetupAccount', Page: SetPassword, isCreate: true },
  '/security/reset-password': { name: 'ResetPassword', Page: SetPassword },
  '/security/setupaccountsuccess': { name: 'PasswordCreateSuccess', Page: PasswordSuccess, isCreate: true },
  '/security/password-success': { name: 'PasswordUpdateSuccess', Page: PasswordSuccess },
  '/security/confirm-email': { name: 'ConfirmEmail', Page: ConfirmEmail },
  '/downloadorder': { name: 'DownloadOrder', Page: DownloadOrder },
  '/decideorder': { name: 'DecideOrder', Page: DecideOrder },
  '/helpcenterlist': { name: 'HelpCenterList', Page: HelpCenter },
}

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1')

/** The page of a path; a trailing slash and the case of letters do not matter. */
export const routeOf = (path: string): Route => routes[plain(path)] ?? { name: 'NotFound', Page: NotFound }

/** A page that is shown at once when nobody is logged in. */
export const needsNoGuard = (path: string): boolean => Object.hasOwn(routes, plain(path))
