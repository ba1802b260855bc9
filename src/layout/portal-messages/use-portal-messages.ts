import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendFor, sendTo } from '../../../providers/send-to'
import type { dashboardMessage } from '../../../resources/content/dashboard-message'
import { messageEndpoints } from '../../../resources/content/message-endpoints'
import type { RowOf } from '../../../resources/schema/infer'
import { useAdherent } from '../adherent-context'
import { useApp } from '../app-context'

export type MessageLook = 'banner' | 'popup' | 'blocking'

/** A running message for this person. */
export interface PortalMessage
  extends RowOf<typeof dashboardMessage, 'id' | 'title' | 'content' | 'startDate' | 'endDate'> {
  Dashboardmessage_type: { id: number; machine_name: MessageLook; label: string }
  read: boolean
  /** Shown in place of the application. */
  blocks: boolean
}

const minute = 60_000
const { mine, ofMember, read } = messageEndpoints

/** The running messages for this person, or for the adherent that it works for; asked again every minute. */
export function usePortalMessages() {
  const { client } = useApp()
  const { selected } = useAdherent()
  const place = selected && { id: selected.id, isGroup: selected.isGroup }
  return useQuery({
    queryKey: ['session', 'messages', place?.id, place?.isGroup],
    queryFn: ({ signal }) =>
      place
        ? sendFor<PortalMessage[]>(
            client.http,
            ofMember,
            { id: place.id, is_group: place.isGroup },
            { signal, quiet: true },
          )
        : sendFor<PortalMessage[]>(client.http, mine, {}, { signal, quiet: true }),
    staleTime: minute,
    refetchInterval: minute,
  })
}

/** « J'ai lu ». */
export function useReadMessage() {
  const { client } = useApp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => sendTo(client.http, read, { id }),
    onSuccess: (_, id) =>
      queries.setQueriesData<PortalMessage[]>({ queryKey: ['session', 'messages'] }, (messages) =>
        messages?.map((message) => (message.id === id ? { ...message, read: true } : message)),
      ),
  })
}
