import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'

/** Reads one whole record, always afresh: what is edited is never a row left by a list. */
export function useRecord({ name }: AnyResource, id: string | number, { enabled = true } = {}) {
  const dataProvider = useDataProvider()
  return useQuery<ReadRow>({
    queryKey: [name, 'record', String(id)],
    enabled,
    queryFn: async ({ signal }) => (await dataProvider.getOne(name, { id, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}
