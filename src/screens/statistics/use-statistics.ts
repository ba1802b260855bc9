import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createStatistics, type StatisticsAsked } from '../../../providers/trade/statistics'
import type { Dimension } from '../../../resources/statistics/dimensions'
import { useEngine } from '../../fields/engine'

export function useStatisticsCalls() {
  const { http } = useEngine()
  return useMemo(() => createStatistics(http), [http])
}

/** Figures told apart by a dimension; those shown stay until the next ones are there. */
export function useStatistics(asked: StatisticsAsked, by: Dimension) {
  const calls = useStatisticsCalls()
  return useQuery({
    queryKey: ['statistics', asked, by],
    queryFn: ({ signal }) => calls.read(asked, by, signal),
    placeholderData: keepPreviousData,
  })
}

/** Prices, credits, approval and coverage, told apart by a dimension. */
export function useIndicators(asked: StatisticsAsked, by: Dimension) {
  const calls = useStatisticsCalls()
  return useQuery({
    queryKey: ['statistics', 'indicators', asked, by],
    queryFn: ({ signal }) => calls.indicators(asked, by, signal),
    placeholderData: keepPreviousData,
  })
}
