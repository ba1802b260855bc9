import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createStandardCarts, createTools } from '../../providers/trade/order-tools'
import { useEngine } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'
import { confirming } from './asks'
import { useMember } from './use-member'

export function useToolCalls() {
  const { http } = useEngine()
  return useMemo(() => {
    const tools = createTools(http)
    const replace: typeof tools.replace = (order, body) =>
      confirming((more) => tools.replace(order, { ...body, ...more }))
    return { ...tools, replace }
  }, [http])
}

/** Standard carts of the member that is ordered for; of the back office where nobody is. */
export function useStandardCalls() {
  const { http } = useEngine()
  const { selected } = useAdherent()
  const member = useMember()
  const isMember = selected !== undefined
  return useMemo(() => createStandardCarts(http, isMember ? member : undefined), [http, member, isMember])
}

/** What was read of standard carts is asked again: one of them changed. */
export const forgetStandardCarts = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => ['standard-cart', 'standard-carts'].includes(String(queryKey[0])),
  })
