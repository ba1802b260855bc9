import { useMemo } from 'react'
import { createQuotations } from '../../../providers/trade/quotations'
import { useEngine } from '../../fields/engine'

export function useQuotations() {
  const { http } = useEngine()
  return useMemo(() => createQuotations(http), [http])
}
