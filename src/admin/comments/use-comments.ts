import { keepPreviousData } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { commentEndpoints } from '../../../resources/schema/comment-endpoints'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAnswer, useEndpointAct, useEndpoints } from '../../fields/endpoints'

/** The row that is commented. */
export interface Commented {
  resource: AnyResource
  id: number
}

interface Person {
  id: number
  first_name: string
  last_name: string
}

/** A comment as a search answers it. */
export interface Comment {
  id: number
  lock_version: number
  text: string | null
  createdAt: string
  edited_at: string | null
  removed_at: string | null
  author_id: number
  Author: Person | null
  assignee_id: number | null
  Assignee: Person | null
  due_on: string | null
  done_at: string | null
  Done_by: Person | null
  state: 'todo' | 'late' | 'done' | null
}

export const nameOf = (person: Person | null): string =>
  person ? `${person.first_name} ${person.last_name}` : ''

/** Comments that are shown at once. */
export const pageSize = 50

/** The last comments on a row, the oldest of them first, followed as others write. */
export function useComments({ resource, id }: Commented, limit: number) {
  const { data, total, isError, refetch } = useGetList<Comment>(
    'comment',
    {
      pagination: { page: 1, perPage: limit },
      sort: { field: 'id', order: 'DESC' },
      meta: {
        conditions: [
          { name: 'target', operator: 'eq', value: resource.name },
          { name: 'entity_id', operator: 'eq', value: id },
        ],
      },
    },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  return { rows: data?.toReversed(), total, isError, refetch }
}

/** Who may be mentioned on a row, and whether one follows it. */
export const usePeople = ({ resource, id }: Commented) =>
  useAnswer(commentEndpoints.people, { modelName: resource.model, id }, { keeps: true })

/** What is done with comments; what is shown of them is read again. */
export function useCommentActs() {
  const calls = useEndpoints(commentEndpoints)
  return { calls, ...useEndpointAct(['comment'], { atFields: true }) }
}
