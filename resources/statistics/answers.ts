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
  /** Bought off the platform, as suppliers told it (domain §11.4); no part of the amount. */
  off_ht: string
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

/** Prices, credits, approval and coverage of a part; null where nothing says it (domain §14.2). */
export interface Indicators {
  /** 100 is the price of a year before, on the basket of the period. */
  price_index: string | null
  /** Percent of the amount that could be compared. */
  compared_share: string | null
  credit_asked: string
  credit_obtained: string
  credit_recovery: string | null
  /** Median minutes from what asks for approval to the last decision. */
  validation_minutes: number | null
  /** Percent of the pairs of a member and a family that a supplier delivers there. */
  coverage: string | null
}

export interface IndicatorsPart {
  key: string
  name: string
  now: Indicators
  before: Indicators
}

/** `GET /statistics/indicators`. */
export interface IndicatorsAnswer {
  from: string
  to: string
  before_from: string
  before_to: string
  by: Dimension
  total: { now: Indicators; before: Indicators }
  /** In the order of the amounts; months one after the other. */
  rows: IndicatorsPart[]
  more: number
}

/** What was paid for an article on average, by base unit, beside a year before. */
export interface AveragePrice {
  article_id: number
  label: string
  supplier: string
  unit: string
  amount_ht: string
  quantity: string
  price: string
  price_before: string | null
  /** Percent. */
  change: string | null
  /** What the quantities of the period cost more than at the price of a year before. */
  effect_ht: string | null
}

/** `GET /statistics/prices`: the largest amounts first. */
export interface AveragePrices {
  data: AveragePrice[]
  more: number
}

/** An order behind an average price. */
export interface PriceOrder extends StatisticsOrder {
  quantity: string
  price: string
}

/** `GET /statistics/prices/orders`. */
export interface PriceOrders {
  data: PriceOrder[]
  total: number
  offset: number
  limit: number
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

/** A supplier over the orders of some days: rates in percent, null where nothing says them. */
export interface SupplierScore {
  supplier_id: number
  name: string
  amount_ht: string
  orders: number
  /** 0–100; null below the least number of orders. */
  score: string | null
  service: string | null
  on_time: string | null
  /** Orders with a litigation. */
  claims: string | null
  /** Consultations and price updates answered before their limit. */
  answers: string | null
  /** Of the orders that the platform sent: read within the time of an alert. */
  read_in_time: string | null
  /** Median minutes from sending to reading. */
  read_minutes: number | null
  /** Of the orders that it confirmed: with a line short, missing or replaced. */
  confirmed_short: string | null
  /** Received a day or more after the day that was announced. */
  late: string | null
  /** With something refused at the door. */
  refused: string | null
}

/** What suppliers are to answer now, and how many have. */
export interface Awaited {
  id: number
  kind: 'tender' | 'price_update'
  label: string
  until: string
  asked: number
  answered: number
}

/** `GET /statistics/suppliers`. */
export interface SupplierScores {
  from: string
  to: string
  /** Weights of service, punctuality, litigations, answers. */
  weights: number[]
  least_orders: number
  read_minutes: number
  data: SupplierScore[]
}
