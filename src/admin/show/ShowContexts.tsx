import type { ReactNode } from 'react'
import { type RaRecord, ResourceContextProvider, ShowContextProvider } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'

interface Props {
  resource: AnyResource
  record: ReadRow
  title: string
  children: ReactNode
}

const isSaved = (record: ReadRow): record is ReadRow & RaRecord => typeof record.id === 'number'

/** react-admin's view of a record that is shown, so that any of its parts works inside. */
export function ShowContexts({ resource, record, title, children }: Props) {
  if (!isSaved(record)) return children
  const value = {
    resource: resource.name,
    record,
    defaultTitle: title,
    error: null,
    isFetching: false,
    isLoading: false,
    isPaused: false,
    isPlaceholderData: false,
    isPending: false as const,
    refetch: async () => undefined as never,
  }
  return (
    <ResourceContextProvider value={resource.name}>
      <ShowContextProvider value={value}>{children}</ShowContextProvider>
    </ResourceContextProvider>
  )
}
