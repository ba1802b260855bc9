import { useStoreContext } from 'react-admin'
import { leaveNotice } from '../../providers/notice'
import { useApp } from './app-context'
import { sayShell } from './say-shell'

/** Ends the session and leaves for the login page, with the logged-out message. */
export function useLeave() {
  const { account } = useApp().client
  const store = useStoreContext()
  return async () => {
    await account.logout()
    store.reset()
    leaveNotice(window.sessionStorage, { kind: 'info', text: sayShell('shell.loggedOut') })
    window.location.assign('/login')
  }
}
