import type { ComponentType } from 'react'
import type { Account, Credentials } from '../../providers/account'
import { HttpError } from '../../providers/http-error'
import { leaveNotice } from '../../providers/notice'
import { linkToken } from './link-token'
import { sayEntry } from './say-entry'

/** What a step between the password and the application is given. */
export interface StepProps extends Credentials {
  enter: () => void
  back: () => void
}

/** Logs in; answers the sentence of a refusal, or the step that is left. */
export type LogIn = (
  account: Account,
  credentials: Credentials,
) => Promise<string | ComponentType<StepProps> | undefined>

/** Leaves the welcome for the application's page. */
export const leaveWelcome = (name: string) =>
  leaveNotice(window.sessionStorage, { kind: 'success', text: sayEntry('login.welcome', { name }).trim() })

/** Logs in, by the code of the mail's link where it opened this page, and leaves the welcome. */
export async function signIn(account: Account, credentials: Credentials): Promise<void> {
  const mailCode = credentials.mailCode ?? linkToken()
  leaveWelcome((await account.login({ ...credentials, mailCode })).first_name)
}

/** The sentence of a refused login. */
export const refusalOf = (error: unknown): string =>
  error instanceof HttpError && error.status > 0 ? error.display : sayEntry('login.openError')
