import { useMemo } from 'react'
import { createEgalim } from '../../../providers/trade/egalim'
import { useEngine } from '../../fields/engine'

export function useEgalimCalls() {
  const { http } = useEngine()
  return useMemo(() => createEgalim(http), [http])
}
