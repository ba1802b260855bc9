import { type ComponentType, lazy } from 'react'
import { LoginPage } from './LoginPage'
import { NotFound } from './NotFound'
import { PasswordSuccess } from './PasswordSuccess'
import { RequestPasswordReset } from './RequestPasswordReset'
import { SetPassword } from './SetPassword'

export type RouteName =
  | 'Login'
  | 'RequestPasswordReset'
  | 'SetupAccount'
  | 'ResetPassword'
  | 'PasswordCreateSuccess'
  | 'PasswordUpdateSuccess'
  | 'DownloadOrder'
  | 'HelpCenterList'
  | 'NotFound'

interface Route {
  name: RouteName
  Page: ComponentType<{ isCreate: boolean }>
  /** The same screen serves two routes; this says which. */
  isCreate?: boolean
}

const DownloadOrder = lazy(() => import('./DownloadOrder').then((m) => ({ default: m.DownloadOrder })))
const HelpCenterPage = lazy(() => import('./HelpCenterPage').then((m) => ({ default: m.HelpCenterPage })))

const routes: Readonly<Record<string, Route>> = {
  '/login': { name: 'Login', Page: LoginPage },
  '/security/request-password-reset': { name: 'RequestPasswordReset', Page: RequestPasswordReset },
  '/security/setupaccount': { name: 'SetupAccount', Page: SetPassword, isCreate: true },
  '/security/reset-password': { name: 'ResetPassword', Page: SetPassword },
  '/security/setupaccountsuccess': { name: 'PasswordCreateSuccess', Page: PasswordSuccess, isCreate: true },
  '/security/password-success': { name: 'PasswordUpdateSuccess', Page: PasswordSuccess },
  '/downloadorder': { name: 'DownloadOrder', Page: DownloadOrder },
  '/helpcenterlist': { name: 'HelpCenterList', Page: HelpCenterPage },
}

/** The page of a path; a trailing slash and the case of letters do not matter. */
export function routeOf(path: string): Route {
  return routes[path.toLowerCase().replace(/(.)\/+$/, '$1')] ?? { name: 'NotFound', Page: NotFound }
}
