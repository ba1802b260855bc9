import { useQuery } from '@tanstack/react-query'
import type { Http } from '../../providers/http'
import { memberSuppliers } from '../../resources/directory/supplier-endpoints'
import type { RowOf } from '../../resources/schema/infer'
import type { stockreason } from '../../resources/settings/stock'
import { useEndpoints } from '../fields/endpoints'
import { useEngine } from '../fields/engine'
import { useStockMember } from './use-stock'

/** A row of a settings table, as a choice. */
export type Choice = RowOf<typeof stockreason, 'id' | 'label'> &
  Partial<RowOf<typeof stockreason, 'active' | 'adherent_id' | 'flux' | 'system' | 'meals_required'>>

const longTime = 5 * 60_000

/** All rows of a settings table. */
export const settingRows = async <T>(http: Http, table: string, signal: AbortSignal): Promise<T[]> =>
  (await http.get<{ data: T[] }>(`/setting/${table}`, { query: { limit: false }, signal })).data

/** The rows of a settings table that this member may use: its own and those of everybody. */
export function useChoices(table: string): Choice[] {
  const { http } = useEngine()
  const member = useStockMember()
  const { data } = useQuery({
    queryKey: [table, 'choices'],
    queryFn: ({ signal }) => settingRows<Choice>(http, table, signal),
    staleTime: longTime,
  })
  return (data ?? []).filter(
    (row) => row.active !== false && (row.adherent_id == null || row.adherent_id === member),
  )
}

/** The suppliers that serve the member. */
export function useSuppliers(): Choice[] {
  const suppliers = useEndpoints(memberSuppliers)
  const member = useStockMember()
  const { data } = useQuery({
    queryKey: ['choices', 'suppliers', member],
    queryFn: ({ signal }) => suppliers.list({ id: member }, { signal }),
    staleTime: longTime,
    enabled: member > 0,
  })
  return (data?.data ?? []).map(({ id, name }) => ({ id, label: name }))
}
