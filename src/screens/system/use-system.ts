import { useMemo } from 'react'
import { createSystem } from '../../../providers/trade/system'
import { useEngine } from '../../fields/engine'

export function useSystemCalls() {
  const { http } = useEngine()
  return useMemo(() => createSystem(http), [http])
}
