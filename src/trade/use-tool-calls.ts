import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientOf } from '../../providers/endpoints'
import { cartToolEndpoints } from '../../resources/orders/cart-endpoints'
import { standardCartEndpoints } from '../../resources/orders/standard-cart-endpoints'
import { useEndpoints } from '../fields/endpoints'
import { useEngine } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'
import { asksFirst, confirming } from './asks'

/** What helps to fill carts; what guards ask of a replacement is asked first. */
export function useToolCalls() {
  const { http } = useEngine()
  return useMemo(() => {
    const tools = clientOf(http, cartToolEndpoints)
    const replace: typeof tools.replace = (line) =>
      confirming((more) => tools.replace({ ...line, ...more }, asksFirst))
    return { ...tools, replace }
  }, [http])
}

export const useStandardCalls = () => useEndpoints(standardCartEndpoints)

/** Whose standard carts: the member's that is ordered for; the back office's where nobody is. */
export function useStandardOwner() {
  const { selected } = useAdherent()
  const { id, isGroup } = selected ?? {}
  return useMemo(() => (id === undefined ? {} : { adherentId: id, isGroup }), [id, isGroup])
}

/** What was read of standard carts is asked again: one of them changed. */
export const forgetStandardCarts = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => ['standard-cart', 'standard-carts'].includes(String(queryKey[0])),
  })
