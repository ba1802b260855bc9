import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendTo } from '../../../providers/send-to'
import { boxEndpoints } from '../../../resources/content/box-endpoints'
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
    queryFn: ({ signal }) => sendTo(client.http, boxEndpoints.unread, {}, { signal, quiet: true }),
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
      sendTo(
        client.http,
        boxEndpoints.list,
        { limit, ...(unread ? { unread } : {}), ...(kind ? { kind } : {}) },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  })
}

type Change = { read: number | 'all' } | { remove: number | 'all' }

/** Reads or deletes one notification, or all of them. */
export function useChangeBox() {
  const { http } = useApp().client
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Change): Promise<unknown> => {
      if ('read' in change)
        return sendTo(http, boxEndpoints.read, change.read === 'all' ? {} : { id: change.read })
      return change.remove === 'all'
        ? sendTo(http, boxEndpoints.removeAll, {}, { quiet: true })
        : sendTo(http, boxEndpoints.remove, { id: change.remove }, { quiet: true })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}
