import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import { listTexts } from '../../../i18n/fr/list'
import { HttpError } from '../../../providers/http-error'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { listPath } from '../paths'
import { useRights } from '../use-rights'
import { PageHeader } from './PageHeader'
import { useRecord } from './use-record'

const MergedAway = lazy(async () => ({ default: (await import('./MergedAway')).MergedAway }))

type Props = { resource: AnyResource; children: (record: ReadRow) => ReactNode }

/** The record of the address: loading, missing or failed until it is there; refused to whom its list is refused. */
export function RecordLoader({ resource, children }: Props) {
  const { id = '' } = useParams()
  const { view } = useRights(resource)
  const { data, error, isPending, refetch } = useRecord(resource, id, { enabled: view })
  if (!view) return <ErrorState title={listTexts.denied} text={listTexts.deniedText} />
  if (isPending) return <FormSkeleton fields={Math.min(10, Object.keys(resource.fields).length)} />
  if (data) return children(data)
  if (error instanceof HttpError && [404, 422].includes(error.status)) {
    const missing = <NotFound resource={resource} />
    if (!resource.mergeable || !Number(id)) return missing
    return (
      <Suspense fallback={<FormSkeleton />}>
        <MergedAway resource={resource} id={Number(id)} otherwise={missing} />
      </Suspense>
    )
  }
  return (
    <ErrorState text={error instanceof HttpError ? error.display : undefined} onRetry={() => refetch()} />
  )
}

const NotFound = ({ resource }: { resource: AnyResource }) => (
  <>
    <PageHeader resource={resource} title={formTexts.notFoundTitle} />
    <EmptyState
      title={formTexts.notFoundText}
      action={
        <Button component={Link} to={listPath(resource)} variant="outlined">
          {formTexts.back({ list: listTitle(resource) })}
        </Button>
      }
    />
  </>
)
