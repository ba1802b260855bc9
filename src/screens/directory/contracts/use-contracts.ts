import { useQuery } from '@tanstack/react-query'
import type { ContractState } from '../../../../resources/directory/contract-state'
import type { Row } from '../../../admin/form/form-scope'
import { useEngine } from '../../../fields/engine'

export interface Contract extends Row {
  id: number
  supplier_id: number
  lock_version: number
  reference: string | null
  contract_type: string
  start_date: string
  end_date: string | null
  effective_end_date: string | null
  notice_months: number | null
  state: ContractState
  state_label: string
  Company?: { label: string } | null
  Catalog?: { label: string } | null
}

/** The contracts of a supplier with where each stands, the newest first. */
export function useContracts(supplierId: number) {
  const { http } = useEngine()
  return useQuery({
    queryKey: ['supplier_contract', 'history', supplierId],
    queryFn: async ({ signal }) =>
      (
        await http.get<{ data: Contract[] }>(`/supplier/${supplierId}/contracts`, {
          query: { limit: false },
          signal,
        })
      ).data,
  })
}
