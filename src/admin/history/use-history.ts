import { useInfiniteQuery } from '@tanstack/react-query'
import type { Query } from '../../../providers/http'
import { modelOf } from '../../../providers/search'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import type { AssociationChange, FieldChange, HistoryPage } from './history-entry'

/** Changes shown at a time (specification 1 §9). */
export const historyPageSize = 5

const manyKinds = ['refs', 'children']

/** Whether the changes of a field are those of an association. */
export const isAssociation = (resource: AnyResource, name: string): boolean =>
  manyKinds.includes(resource.fields[name]?.kind ?? '')

/** Names under which the associations of a resource are recorded. */
export function useAssociationNames(resource: AnyResource): Map<string, string> {
  const { registry } = useEngine()
  const names = Object.keys(resource.fields).filter((name) => isAssociation(resource, name))
  return new Map(names.map((name) => [registry.association(resource, name), name]))
}

interface Asked {
  resource: AnyResource
  id: number
  /** One field; all of them without it. */
  field?: string
}

/** Pages of an answer, five at a time; more may be asked for while the last page was full. */
export function usePages<T>(key: readonly unknown[], path: string, query: Query) {
  const { http } = useEngine()
  const pages = useInfiniteQuery({
    queryKey: ['history', ...key],
    queryFn: ({ pageParam, signal }) =>
      http.get<HistoryPage<T> | T[]>(path, {
        query: { ...query, limit: historyPageSize, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, all) =>
      rowsOf(last).length === historyPageSize ? all.length * historyPageSize : undefined,
    staleTime: 0,
    gcTime: 0,
  })
  return { ...pages, rows: pages.data?.pages.flatMap(rowsOf<T>) ?? [] }
}

/** The list possibly stands under `data` (specification 1 §7). */
const rowsOf = <T>(page: HistoryPage<T> | T[]): T[] => (Array.isArray(page) ? page : page.data)

/** The changes of one field or of all. */
export const useFieldHistory = ({ resource, id, field }: Asked) =>
  usePages<FieldChange>([resource.name, id, 'fields', field], '/fieldHistory/field-history', {
    modelName: modelOf(resource),
    entityId: id,
    fieldName: field,
  })

/** The changes of one association. */
export function useAssociationHistory({ resource, id, field = '' }: Asked) {
  const { registry } = useEngine()
  return usePages<AssociationChange>(
    [resource.name, id, 'association', field],
    '/fieldHistory/association-history',
    { modelName: modelOf(resource), entityId: id, associationName: registry.association(resource, field) },
  )
}

/** The changes of all associations. */
export function useAllAssociations({ resource, id }: Asked) {
  const names = [...useAssociationNames(resource).keys()]
  return usePages<AssociationChange>(
    [resource.name, id, 'associations'],
    `/fieldHistory/multiple-association-history/${modelOf(resource)}/${id}`,
    { associationNames: names },
  )
}
