import { useEffect } from 'react'
import { accessibleApplications } from '../../providers/applications'
import { deviceKey } from '../../providers/push-key'
import { useApp } from './app-context'
import { useApplications, useFreshUser } from './use-boot'

/** Follows what other tabs and the server do to the session: ended, taken over by somebody else, or without this application. */
export function useSessionWatch() {
  const { app, client } = useApp()
  const user = useFreshUser()
  const applications = useApplications()

  useEffect(() => {
    const before = client.session.user()?.id
    const follow = ({ key }: StorageEvent) => {
      if (key === 'token' && !client.session.hasToken()) window.location.assign('/login')
      const now = client.session.user()?.id
      if (key === 'user' && now !== undefined && now !== before) window.location.assign('/')
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [client])

  // Somebody else's notifications are not shown to who has come since.
  useEffect(() => {
    const owner = Number(window.localStorage.getItem(deviceKey)?.split(':')[0])
    if (!user || user.isImpersonated || !owner || owner === user.id) return
    void import('../../providers/push-device').then(({ leaveDevice }) => leaveDevice(client.http))
  }, [client, user])

  const isRefused =
    user !== undefined &&
    applications !== undefined &&
    !accessibleApplications(user, applications).some(({ machine_name }) => machine_name === app)
  useEffect(() => {
    if (isRefused) window.location.replace('/')
  }, [isRefused])
}
