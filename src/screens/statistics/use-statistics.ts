import type { Dimension } from '../../../resources/statistics/dimensions'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { given, type StatisticsAsked } from './asked'

export const useStatisticsCalls = () => useEndpoints(statisticsEndpoints)

/** Those shown stay until the next ones are there. */
const shown = { keeps: true, recent: true } as const

/** Figures told apart by a dimension. */
export const useStatistics = (asked: StatisticsAsked, by: Dimension) =>
  useAnswer(statisticsEndpoints.read, { ...given(asked), by }, shown)

/** Prices, credits, approval and coverage, told apart by a dimension. */
export const useIndicators = (asked: StatisticsAsked, by: Dimension) =>
  useAnswer(statisticsEndpoints.indicators, { ...given(asked), by }, shown)
