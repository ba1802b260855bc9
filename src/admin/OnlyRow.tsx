import { useGetList } from 'react-admin'
import { Navigate } from 'react-router'
import { listTexts } from '../../i18n/fr/list'
import type { AnyResource } from '../../resources/schema/resource'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import { FormSkeleton } from '../widgets/FormSkeleton'
import { createPath, editPath, showPath } from './paths'
import { useRights } from './use-rights'

/** Opens the one row of a resource that has no list; where it is still missing, the form that creates it. */
export function OnlyRow({ resource }: { resource: AnyResource }) {
  const { view, update, create } = useRights(resource)
  const { data, isPending, error, refetch } = useGetList<{ id: number }>(
    resource.name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, meta: { params: {} } },
    { enabled: view, retry: false },
  )
  const row = data?.[0]
  if (!view) return <ErrorState title={listTexts.denied} text={listTexts.deniedText} />
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (isPending) return <FormSkeleton />
  if (row) return <Navigate replace to={update ? editPath(resource, row.id) : showPath(resource, row.id)} />
  if (create) return <Navigate replace to={createPath(resource)} />
  return <EmptyState title={resource.label[0]} text={listTexts.emptyReadOnly} />
}
