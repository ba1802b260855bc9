import { useMemo } from 'react'
import { createShop } from '../../providers/trade/shop'
import { useEngine } from '../fields/engine'

export function useShopCalls() {
  const { http } = useEngine()
  return useMemo(() => createShop(http), [http])
}
