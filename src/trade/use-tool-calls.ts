import { useMemo } from 'react'
import { createStandardCarts, createTools } from '../../providers/trade/order-tools'
import { useEngine } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'
import { useMember } from './use-member'

export function useToolCalls() {
  const { http } = useEngine()
  return useMemo(() => createTools(http), [http])
}

/** Standard carts of the member that is ordered for; of the back office where nobody is. */
export function useStandardCalls() {
  const { http } = useEngine()
  const { selected } = useAdherent()
  const member = useMember()
  const isMember = selected !== undefined
  return useMemo(() => createStandardCarts(http, isMember ? member : undefined), [http, member, isMember])
}
