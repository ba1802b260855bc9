import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { mergeEndpoints } from '../../../resources/schema/merge-endpoints'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAnswer } from '../../fields/endpoints'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { editPath } from '../paths'

interface Props {
  resource: AnyResource
  id: number
  /** What is shown of a record that was merged into none. */
  otherwise: ReactNode
}

/** The address of a record that was merged into another one leads there. */
export function MergedAway({ resource, id, otherwise }: Props) {
  const { data, isPending } = useAnswer(mergeEndpoints.into, { modelName: resource.model, id })
  if (data) return <Navigate replace to={editPath(resource, data.kept_id)} />
  return isPending ? <FormSkeleton /> : otherwise
}
