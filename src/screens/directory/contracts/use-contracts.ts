import { useQuery } from '@tanstack/react-query'
import { sendFor } from '../../../../providers/send-to'
import type { company } from '../../../../resources/directory/company'
import type { ContractState } from '../../../../resources/directory/contract-state'
import type { supplierContract } from '../../../../resources/directory/supplier-contract'
import { contractEndpoints } from '../../../../resources/directory/supplier-endpoints'
import type { RowOf } from '../../../../resources/schema/infer'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import type { catalog } from '../../../../resources/settings/catalogues'
import { useEngine } from '../../../fields/engine'

type Own =
  | 'id'
  | 'supplier_id'
  | 'lock_version'
  | 'reference'
  | 'contract_type'
  | 'start_date'
  | 'end_date'
  | 'notice_months'

export interface Contract extends ReadRow, RowOf<typeof supplierContract, Own> {
  effective_end_date: string | null
  state: ContractState
  state_label: string
  Company?: RowOf<typeof company, 'label'> | null
  Catalog?: RowOf<typeof catalog, 'label'> | null
}

/** The contracts of a supplier with where each stands, the newest first. */
export function useContracts(supplierId: number) {
  const { http } = useEngine()
  return useQuery({
    queryKey: ['supplier_contract', 'history', supplierId],
    queryFn: async ({ signal }) =>
      (await sendFor<{ data: Contract[] }>(http, contractEndpoints.list, { id: supplierId }, { signal }))
        .data,
  })
}
