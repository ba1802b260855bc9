import type { Account, Credentials } from '../../providers/account'
import { HttpError } from '../../providers/http-error'
import { leaveNotice } from '../../providers/notice'
import { sayEntry } from './say-entry'

/** Logs in and leaves the welcome for the application's page; answers the sentence of a refusal. */
export async function logIn(account: Account, credentials: Credentials): Promise<string | undefined> {
  try {
    const { first_name: name } = await account.login(credentials)
    leaveNotice(window.sessionStorage, { kind: 'success', text: sayEntry('login.welcome', { name }).trim() })
    return undefined
  } catch (error) {
    return error instanceof HttpError && error.status > 0 ? error.display : sayEntry('login.openError')
  }
}
