import type {
  AveragePrices,
  Awaited,
  IndicatorsAnswer,
  PriceOrders,
  Statistics,
  StatisticsOrders,
  SupplierScores,
} from '../../resources/statistics/answers'
import type { Dimension } from '../../resources/statistics/dimensions'
import type { Http } from '../http'

/** Days and what figures are narrowed to, by the names of the query. */
export type StatisticsAsked = Readonly<Record<string, string | number | undefined>>

/** The calls of statistics. */
export const createStatistics = (http: Http) => ({
  read: (asked: StatisticsAsked, by: Dimension, signal?: AbortSignal) =>
    http.get<Statistics>('/statistics', { query: { ...asked, by }, signal }),
  suppliers: (asked: StatisticsAsked, signal?: AbortSignal) =>
    http.get<SupplierScores>('/statistics/suppliers', { query: { ...asked, limit: false }, signal }),
  indicators: (asked: StatisticsAsked, by: Dimension, signal?: AbortSignal) =>
    http.get<IndicatorsAnswer>('/statistics/indicators', { query: { ...asked, by }, signal }),
  prices: (asked: StatisticsAsked, signal?: AbortSignal) =>
    http.get<AveragePrices>('/statistics/prices', { query: { ...asked, limit: false }, signal }),
  priceOrders: (asked: StatisticsAsked, offset: number, signal?: AbortSignal) =>
    http.get<PriceOrders>('/statistics/prices/orders', { query: { ...asked, offset }, signal }),
  awaited: (signal?: AbortSignal) =>
    http.get<{ data: Awaited[] }>('/statistics/awaited', { query: { limit: false }, signal, quiet: true }),
  orders: (asked: StatisticsAsked, offset: number, signal?: AbortSignal) =>
    http.get<StatisticsOrders>('/statistics/orders', { query: { ...asked, offset }, signal }),
})
