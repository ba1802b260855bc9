import { useMemo } from 'react'
import { createCarts } from '../../../providers/orders'
import { useEngine } from '../../fields/engine'

export function useOrderCalls() {
  const { http } = useEngine()
  return useMemo(() => createCarts(http), [http])
}
