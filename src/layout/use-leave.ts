import { useEffect } from 'react'
import { useStoreContext } from 'react-admin'
import { leaveNotice } from '../../providers/notice'
import { useApp } from './app-context'
import { beginLeaving } from './leaving'
import { sayShell } from './say-shell'

const loadForgetting = () => import('./forget-person').catch(() => undefined)

/** Ends the session and leaves for the login page, with the logged-out message; the device forgets, what waits once it was agreed to. */
export function useLeave() {
  const { account, session } = useApp().client
  const store = useStoreContext()
  // There before it is needed: somebody may leave without a network.
  useEffect(() => void loadForgetting().then((forgetting) => forgetting?.sweepDrafts()), [])
  return async (isAgreed = false) => {
    beginLeaving()
    const user = session.user()
    const elsewhere = await account.logout()
    store.reset()
    // Last: what answers meanwhile may still write.
    const forgetting = await loadForgetting()
    forgetting?.forgetOnDevice(user, isAgreed)
    leaveNotice(window.sessionStorage, { kind: 'info', text: sayShell('shell.loggedOut') })
    window.location.assign(elsewhere ?? '/login')
  }
}
