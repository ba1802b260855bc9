import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BoxPage } from '../../../resources/content/answers'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../app-context'

interface Asked {
  limit: number
  unread?: boolean
  kind?: string
}

const key = ['session', 'notifications']

/** Whether this person has a box. */
export const useHasBox = (): boolean => useAllowed()('viewNotifications')

/** How many are not read yet; asked again every minute. */
export function useUnread(): number {
  const { client } = useApp()
  const hasBox = useHasBox()
  const { data } = useQuery({
    queryKey: [...key, 'unread'],
    queryFn: ({ signal }) =>
      client.http.get<{ unread: number }>('/notification/unread', { signal, quiet: true }),
    enabled: hasBox,
    refetchInterval: 60_000,
    staleTime: 30_000,
  })
  return data?.unread ?? 0
}

/** The newest notifications. */
export function useBox({ limit, unread, kind }: Asked) {
  const { client } = useApp()
  return useQuery({
    queryKey: [...key, 'list', limit, unread === true, kind ?? ''],
    queryFn: ({ signal }) =>
      client.http.get<BoxPage>('/notification', {
        query: { limit, ...(unread ? { unread } : {}), ...(kind ? { kind } : {}) },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })
}

type Change = { read: number | 'all' } | { remove: number | 'all' }

/** Reads or deletes one notification, or all of them. */
export function useChangeBox() {
  const { http } = useApp().client
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => {
      if ('read' in change)
        return http.put('/notification/read', change.read === 'all' ? {} : { id: change.read })
      return http.delete(change.remove === 'all' ? '/notification' : `/notification/${change.remove}`, {
        quiet: true,
      })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}
