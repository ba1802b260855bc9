import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientOf } from '../../providers/endpoints'
import { type AskedSearch, searchRows } from '../../providers/search-rows'
import { sendFiles } from '../../providers/send-files'
import { litigationEndpoints } from '../../resources/litigations/endpoints'
import type { order } from '../../resources/orders/order'
import { sentStatuses } from '../../resources/orders/states'
import type { RowOf } from '../../resources/schema/infer'
import { useEngine } from '../fields/engine'
import { useAct } from '../widgets/use-act'
import type { ForMember } from './use-member'

type SentOrder = RowOf<typeof order, 'id' | 'number' | 'ask_delivery_date' | 'status'>

/** The orders that a member has sent to a supplier, the latest first. */
const sentSearch = ({ supplier, id, isGroup }: ForMember & { supplier: number }): AskedSearch => ({
  model: 'Order',
  fields: [
    { name: 'supplier_id', operator: 'eq', value: supplier },
    { name: isGroup ? 'groupAdherent_id' : 'adherent_id', operator: 'eq', value: id },
    { name: 'status', operator: 'in', value: sentStatuses },
  ],
  orders: [['id', 'desc']],
  limit: 50,
})

/** The calls of litigations. */
export function useLitigationCalls() {
  const { http } = useEngine()
  return useMemo(
    () => ({
      ...clientOf(http, litigationEndpoints),
      orders: (of: ForMember & { supplier: number }, signal?: AbortSignal) =>
        searchRows<SentOrder>(http, sentSearch(of), signal && { signal }),
      /** `onProgress`: how much has left, from 0 to 1. */
      upload: async (files: readonly File[], onProgress?: (share: number) => void): Promise<number[]> =>
        (await sendFiles(http, { folder: '/litigation', files }, { onProgress })).map(({ id }) => id),
    }),
    [http],
  )
}

const forgetLitigations = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['litigation'] })

/** Runs an act on a litigation: what is on screen is asked again. */
export const useLitigationAct = () => useAct({ forget: forgetLitigations })
