import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Row } from './form-scope'

/** Reads one whole record, always afresh: what is edited is never a row left by a list. */
export function useRecord({ name }: AnyResource, id: string | number) {
  const dataProvider = useDataProvider()
  return useQuery<Row>({
    queryKey: [name, 'record', String(id)],
    queryFn: async ({ signal }) => (await dataProvider.getOne(name, { id, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** The id of the only row of a resource that has no list. */
export function useOnlyRow({ name, singleton }: AnyResource) {
  const dataProvider = useDataProvider()
  return useQuery<number | undefined>({
    queryKey: [name, 'only'],
    queryFn: async ({ signal }) => {
      const question = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } }
      const { data } = await dataProvider.getList(name, { ...question, filter: {}, signal })
      return data[0]?.id
    },
    enabled: singleton === true,
    retry: false,
  })
}
