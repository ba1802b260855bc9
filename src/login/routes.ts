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
  | 'AnswerOrder'
  | 'AnswerQuote'
  | 'HelpCenterList'
  | 'NotFound'

type Page = ComponentType<{ isCreate: boolean }>

interface Route {
  name: RouteName
  Page: Page
  /** The same screen serves two routes; this says which. */
  isCreate?: boolean
}

/** One of the pages of a file that is loaded when the first of them is reached. */
const later = <N extends string>(load: () => Promise<Readonly<Record<N, Page>>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }))
const besidePages = () => import('./beside-pages')
const orderPages = () => import('./order-pages')
const RequestReset = later(besidePages, 'RequestPasswordReset')
const SetPassword = later(besidePages, 'SetPassword')
const PasswordSuccess = later(besidePages, 'PasswordSuccess')
const ConfirmEmail = later(besidePages, 'ConfirmEmail')
const DownloadOrder = later(orderPages, 'DownloadOrder')
const DecideOrder = later(orderPages, 'DecideOrder')
const AnswerOrder = later(orderPages, 'AnswerOrder')
const AnswerQuote = later(orderPages, 'AnswerQuote')
const HelpCenter = later(besidePages, 'HelpCenterPage')
const SsoReturn = later(besidePages, 'SsoReturn')
const NotFound = later(besidePages, 'NotFound')

const routes: Readonly<Record<string, Route>> = {
  '/login': { name: 'Login', Page: LoginPage },
  '/login/sso': { name: 'Login', Page: SsoReturn },
  '/security/request-password-reset': { name: 'RequestPasswordReset', Page: RequestReset },
  '/security/setupaccount': { name: 'SetupAccount', Page: SetPassword, isCreate: true },
  '/security/reset-password': { name: 'ResetPassword', Page: SetPassword },
  '/security/setupaccountsuccess': { name: 'PasswordCreateSuccess', Page: PasswordSuccess, isCreate: true },
  '/security/password-success': { name: 'PasswordUpdateSuccess', Page: PasswordSuccess },
  '/security/confirm-email': { name: 'ConfirmEmail', Page: ConfirmEmail },
  '/downloadorder': { name: 'DownloadOrder', Page: DownloadOrder },
  '/decideorder': { name: 'DecideOrder', Page: DecideOrder },
  '/answerorder': { name: 'AnswerOrder', Page: AnswerOrder },
  '/answerquote': { name: 'AnswerQuote', Page: AnswerQuote },
  '/helpcenterlist': { name: 'HelpCenterList', Page: HelpCenter },
}

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1')

/** The page of a path; a trailing slash and the case of letters do not matter. */
export const routeOf = (path: string): Route => routes[plain(path)] ?? { name: 'NotFound', Page: NotFound }

/** A page that is shown at once when nobody is logged in. */
export const needsNoGuard = (path: string): boolean => plain(path) in routes
