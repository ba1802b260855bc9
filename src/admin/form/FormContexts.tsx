import type { ReactNode } from 'react'
import { CreateContextProvider, EditContextProvider, type RaRecord } from 'react-admin'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { FormSaveContext } from './form-scope'
import type { Values } from './initial-values'
import { recordTitle } from './title-of'

interface Props {
  resource: AnyResource
  record: ReadRow | undefined
  isSaving: boolean
  /** Saves checked values, and shows on the form why they are refused. */
  save: (values: Values) => Promise<ReadRow | undefined>
  /** Reads the record again. */
  reload?: () => void
  children: ReactNode
}

const isSaved = (record: ReadRow | undefined): record is ReadRow & RaRecord => typeof record?.id === 'number'

/** react-admin's view of a form: what is edited or created, and how it is saved, so that any of its parts works inside. */
export function FormContexts({ children, ...props }: Props) {
  return (
    <ControllerContexts {...props}>
      <FormSaveContext value={props.save}>{children}</FormSaveContext>
    </ControllerContexts>
  )
}

function ControllerContexts({ resource, record, isSaving, save, reload, children }: Props) {
  const common = {
    resource: resource.name,
    redirect: false as const,
    isFetching: false,
    isLoading: false,
    isPaused: false,
    isPlaceholderData: false,
    isPending: false as const,
    saving: isSaving,
    mutationMode: 'pessimistic' as const,
    save: async (values: Values) => {
      await save(values)
    },
    registerMutationMiddleware: () => undefined,
    unregisterMutationMiddleware: () => undefined,
  }
  if (!isSaved(record))
    return (
      <CreateContextProvider value={{ ...common, defaultTitle: listTitle(resource), record: undefined }}>
        {children}
      </CreateContextProvider>
    )
  const refetch = async () => {
    reload?.()
    return undefined as never
  }
  const edit = { ...common, record, error: null, redirectOnError: false as const, refetch }
  return (
    <EditContextProvider value={{ ...edit, defaultTitle: recordTitle(resource, record) }}>
      {children}
    </EditContextProvider>
  )
}
