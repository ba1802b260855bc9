import { lazy, type ReactNode, Suspense } from 'react'
import { usePortalMessages } from './use-portal-messages'

const BlockingMessage = lazy(async () => ({
  default: (await import('./BlockingMessage')).BlockingMessage,
}))
const MessagePopup = lazy(async () => ({ default: (await import('./MessagePopup')).MessagePopup }))

/** The application, unless a message stands in its place; over it, the window of the message that is still to be read. */
export function MessageGate({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  const { data = [], refetch, isFetching } = usePortalMessages()
  const blocking = data.find(({ blocks }) => blocks)
  if (blocking)
    return (
      <Suspense>
        <BlockingMessage message={blocking} bar={bar} isChecking={isFetching} onCheck={() => refetch()} />
      </Suspense>
    )
  const unread = data.find(
    ({ read, Dashboardmessage_type: { machine_name } }) => machine_name === 'popup' && !read,
  )
  return (
    <>
      {children}
      {unread && (
        <Suspense>
          <MessagePopup key={unread.id} message={unread} />
        </Suspense>
      )}
    </>
  )
}
