import { useQuery } from '@tanstack/react-query'
import type { Http } from '../../providers/http'
import type { Order } from '../../providers/search'
import { searchRows } from '../../providers/search-rows'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { placeEndpoints } from '../../resources/settings/place-endpoints'
import { useEndpoints } from '../fields/endpoints'
import { useEngine } from '../fields/engine'

/** Characters of a zip code from which its cities are asked for. */
export const enough = 5
const kept = { staleTime: 10 * 60_000, retry: false } as const

async function search(
  http: Http,
  model: string,
  { conditions, limit }: { conditions: Record<string, unknown>; limit: number },
): Promise<ReadRow[]> {
  const fields = Object.entries(conditions).map(([name, value]) => ({ name, operator: 'in' as const, value }))
  const orders: Order[] = model === 'Municipality' ? [['label', 'asc']] : []
  return (await searchRows<ReadRow>(http, { model, fields, limit, orders })).data
}

/** Codes of the departments whose zip codes begin so: Corsica's are 20, those overseas have three digits. */
function departmentCodes(zip: string): string[] {
  const two = zip.slice(0, 2)
  if (two === '20') return ['2A', '2B']
  return [['97', '98'].includes(two) ? zip.slice(0, 3) : two]
}

/** The cities of a zip code; where it is no city's (CEDEX), those of its department, to be found by name. */
export function useCities(zip: string): {
  cities: readonly ReadRow[]
  isFetching: boolean
  hasFailed: boolean
} {
  const { http } = useEngine()
  const { ofZip } = useEndpoints(placeEndpoints)
  const own = useQuery({
    queryKey: ['municipality', 'zipcode', zip],
    queryFn: ({ signal }) => ofZip({ zip }, { signal, quiet: true }),
    enabled: zip.length >= enough,
    ...kept,
  })
  const codes = departmentCodes(zip)
  const around = useQuery({
    queryKey: ['municipality', 'department', ...codes],
    queryFn: () => search(http, 'Municipality', { conditions: { 'Department.code': codes }, limit: 1000 }),
    enabled: own.data?.length === 0,
    ...kept,
  })
  return {
    cities: own.data?.length ? own.data : zip.length >= enough ? (around.data ?? []) : [],
    isFetching: own.isFetching || around.isFetching,
    hasFailed: own.isError || around.isError,
  }
}

/** The id of France: where every commune of the list is. */
export const france = async (http: Http): Promise<unknown> =>
  (await search(http, 'Country', { conditions: { code: ['FR'] }, limit: 1 }))[0]?.id
