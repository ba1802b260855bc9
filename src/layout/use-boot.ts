import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Application } from '../../providers/applications'
import { sendFor, sendTo } from '../../providers/send-to'
import type { SessionUser } from '../../providers/session-user'
import { menuEndpoints } from '../../resources/accounts/menu-endpoints'
import { useApp } from './app-context'

const minute = 60_000

function useUserQuery() {
  const { client } = useApp()
  return useQuery({
    queryKey: ['session', 'user'],
    queryFn: () => client.account.load(),
    placeholderData: () => client.session.user(),
    staleTime: 5 * minute,
  })
}

/** The signed-in user: what the browser kept at once, the server's answer next. */
export function useUser(): SessionUser | undefined {
  const { session } = useApp().client
  const { data } = useUserQuery()
  return useMemo(() => data ?? session.user(), [data, session])
}

/** The user as the server itself named it; undefined until then. */
export function useFreshUser(): SessionUser | undefined {
  const { data, isPlaceholderData } = useUserQuery()
  return isPlaceholderData ? undefined : data
}

/** The applications of the portal. */
export function useApplications(): readonly Application[] | undefined {
  const { client } = useApp()
  const { data } = useQuery({
    queryKey: ['session', 'applications'],
    queryFn: ({ signal }) => sendFor<Application[]>(client.http, menuEndpoints.applications, {}, { signal }),
    staleTime: 60 * minute,
  })
  return data
}

/** The application's menu, as the server filters it; asked again by a navigation once it is stale. */
export function useMenu() {
  const { app, client } = useApp()
  const { pathname } = useLocation()
  const { data, isPending, isStale, isFetching, refetch } = useQuery({
    queryKey: ['session', 'menu', app],
    queryFn: ({ signal }) => sendTo(client.http, menuEndpoints.ofApplication, { app }, { signal }),
    staleTime: 5 * minute,
  })
  const askAgain = useEffectEvent(() => {
    if (isStale && !isFetching) refetch()
  })
  useEffect(() => askAgain(), [pathname])
  return { data, isPending }
}

/** The permission map: needed before any screen, kept by the browser, refreshed in the background. */
export function usePermissionMap() {
  const { client } = useApp()
  const { data } = useQuery({
    queryKey: ['session', 'permissions'],
    queryFn: () => client.permissions.load(),
    placeholderData: () => client.permissions.map(),
    staleTime: 5 * minute,
  })
  // Without a network the server's answer is none; what the browser kept stands.
  return data ?? client.permissions.map()
}
