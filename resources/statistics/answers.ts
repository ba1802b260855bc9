import type { Dimension } from './dimensions'

/** Figures of a part: purchases in euros, orders, percents; null where nothing was ordered. */
export interface Figures {
  amount_ht: string
  amount_ttc: string
  orders: number
  lines: number
  service_rate: string | null
  /** Percent of the amount that stands in no catalogue. */
  out_share: string | null
}

/** A part of the figures, with the same days a year before. */
export interface FiguresPart {
  key: string
  name: string
  now: Figures
  before: Figures
}

/** `GET /statistics`. */
export interface Statistics {
  /** The server's day. */
  today: string
  from: string
  to: string
  before_from: string
  before_to: string
  by: Dimension
  total: { now: Figures; before: Figures }
  /** The largest first; months one after the other. */
  rows: FiguresPart[]
  /** Rows beyond those that are answered. */
  more: number
  /** What the figures are narrowed to, by the names of the query, with what it is called. */
  narrowed: { name: string; value: string; label: string }[]
}

/** An order behind a figure: what it adds to it. */
export interface StatisticsOrder {
  id: number
  number: string
  day: string
  adherent: string
  supplier: string
  amount_ht: string
}

/** `GET /statistics/orders`. */
export interface StatisticsOrders {
  data: StatisticsOrder[]
  total: number
  offset: number
  limit: number
}
