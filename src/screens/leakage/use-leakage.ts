import { useMemo } from 'react'
import { createLeakage } from '../../../providers/trade/leakage'
import { useEngine } from '../../fields/engine'

export function useLeakageCalls() {
  const { http } = useEngine()
  return useMemo(() => createLeakage(http), [http])
}
