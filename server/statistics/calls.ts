import { statisticsEndpoints } from '../../resources/statistics/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { type Asked, refuseOthers } from './asked'
import { bridgeCalls } from './bridge-calls'
import { writeIndicators } from './export-indicators'
import { writeScores } from './export-scores'
import { writeStatistics } from './export-statistics'
import { readAwaited } from './read-awaited'
import { readIndicators } from './read-indicators'
import { readStatisticsOrders } from './read-orders'
import { readPriceOrders, readPrices } from './read-prices'
import { readScores } from './read-scores'
import { readStatistics } from './read-statistics'

/** Reads figures of what the actor sees; another one's member, group or service is refused. */
const own =
  <Q extends Asked, T>(read: (work: Work, query: Q) => Promise<T>) =>
  async ({ work, query }: { work: Work; query: Q }): Promise<T> => {
    await refuseOthers(work, query)
    return read(work, query)
  }

/** Figures of what was received, of the orders that one sees (domain §14). */
export const statisticsCalls: Call[] = [
  ...serve(statisticsEndpoints, {
    read: own((work, { by, ...asked }) => readStatistics(work, asked, by)),
    orders: own((work, { offset, limit, figure, ...asked }) =>
      readStatisticsOrders(work, asked, {
        offset: offset ?? 0,
        limit: limit ?? 50,
        figure: figure ?? 'received',
      }),
    ),
    indicators: own((work, { by, ...asked }) => readIndicators(work, asked, by)),
    indicatorsWorkbook: own((work, { by, ...asked }) => writeIndicators(work, asked, by)),
    prices: own((work, asked) => readPrices(work, asked)),
    priceOrders: own((work, { offset, limit, ...asked }) =>
      readPriceOrders(work, asked, { offset: offset ?? 0, limit: limit ?? 50 }),
    ),
    suppliers: own((work, asked) => readScores(work, asked)),
    suppliersWorkbook: own((work, asked) => writeScores(work, asked)),
    awaited: ({ work }) => readAwaited(work),
    workbook: own((work, { by, ...asked }) => writeStatistics(work, asked, by)),
  }),
  ...bridgeCalls,
]
