import { fieldsOf } from '../measures/measure'
import { conduct, priceIndexes, prices } from '../measures/prices'
import { purchases } from '../measures/purchases'
import { suppliers } from '../measures/suppliers'
import type { Answer } from '../schema/infer'
import { always, many, maybe, one, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { dimensions } from './dimensions'
/** Figures of a part: purchases in euros, orders, percents; null where nothing was ordered. */
export const figures = fieldsOf(purchases)
export type Figures = Answer<typeof figures>

/** A part of the figures, with the same days a year before. */
const figuresPart = {
  /** An id, or a month. */
  key: told.month('Clé'),
  name: told.text('Nom'),
  now: one('Maintenant', figures),
  before: one('Avant', figures),
}
export type FiguresPart = Answer<typeof figuresPart>

/** `GET /statistics`. */
export const statistics = {
  /** The server's day. */
  today: told.date("Aujourd'hui"),
  from: told.date('Du'),
  to: told.date('Au'),
  before_from: told.date('Un an avant, du'),
  before_to: told.date('Un an avant, au'),
  by: toldKey('Par', dimensions),
  total: one('Total', { now: one('Maintenant', figures), before: one('Avant', figures) }),
  /** The largest first; months one after the other. */
  rows: many('Lignes', figuresPart),
  /** Rows beyond those that are answered. */
  more: told.int('Autres lignes'),
  /** What the figures are narrowed to, by the names of the query, with what it is called. */
  narrowed: many('Réduit à', {
    name: told.text('Nom'),
    value: told.text('Valeur'),
    label: told.text('Libellé'),
  }),
}
export type Statistics = Answer<typeof statistics>

/** Prices, credits, approval and coverage of a part; null where nothing says it (domain §14.2). */
export const indicators = {
  ...fieldsOf(priceIndexes),
  ...fieldsOf(conduct),
}
export type Indicators = Answer<typeof indicators>

const indicatorsPart = {
  key: told.month('Clé'),
  name: told.text('Nom'),
  now: one('Maintenant', indicators),
  before: one('Avant', indicators),
}
export type IndicatorsPart = Answer<typeof indicatorsPart>

/** `GET /statistics/indicators`. */
export const indicatorsAnswer = {
  from: told.date('Du'),
  to: told.date('Au'),
  before_from: told.date('Un an avant, du'),
  before_to: told.date('Un an avant, au'),
  by: toldKey('Par', dimensions),
  total: one('Total', { now: one('Maintenant', indicators), before: one('Avant', indicators) }),
  /** In the order of the amounts; months one after the other. */
  rows: many('Lignes', indicatorsPart),
  more: told.int('Autres lignes'),
}
export type IndicatorsAnswer = Answer<typeof indicatorsAnswer>

/** What was paid for an article on average, by base unit, beside a year before. */
const averagePrice = {
  article_id: told.ref('article', 'Article'),
  label: told.text('Libellé'),
  supplier: told.text('Fournisseur'),
  unit: told.text('Unité'),
  amount_ht: purchases.amount_ht.field,
  quantity: told.decimal('Quantité'),
  price: always(prices.price.field),
  price_before: maybe(told.text('Prix un an avant')),
  /** Percent. */
  change: maybe(told.percent('Évolution')),
  /** What the quantities of the period cost more than at the price of a year before. */
  effect_ht: prices.effect_ht.field,
}
export type AveragePrice = Answer<typeof averagePrice>

/** `GET /statistics/prices`: the largest amounts first. */
export const averagePrices = { data: many('Lignes', averagePrice), more: told.int('Autres lignes') }
export type AveragePrices = Answer<typeof averagePrices>

/** An order behind a figure: what it adds to it. */
export const statisticsOrder = {
  id: told.int('Identifiant'),
  number: told.text('Numéro'),
  day: told.date('Jour'),
  adherent: told.text('Adhérent'),
  supplier: told.text('Fournisseur'),
  amount_ht: told.money('Montant HT'),
}
export type StatisticsOrder = Answer<typeof statisticsOrder>

/** An order behind an average price. */
const priceOrder = {
  ...statisticsOrder,
  quantity: told.decimal('Quantité'),
  price: told.decimal('Prix'),
}
export type PriceOrder = Answer<typeof priceOrder>

/** `GET /statistics/prices/orders`. */
export const priceOrders = {
  data: many('Lignes', priceOrder),
  total: told.int('Total'),
  offset: told.int('À partir de'),
  limit: told.int('Par page'),
}
export type PriceOrders = Answer<typeof priceOrders>

/** `GET /statistics/orders`. */
export const statisticsOrders = {
  data: many('Lignes', statisticsOrder),
  total: told.int('Total'),
  /** What all of them add up to: the figure itself. */
  amount_ht: told.money('Montant HT'),
  offset: told.int('À partir de'),
  limit: told.int('Par page'),
}
export type StatisticsOrders = Answer<typeof statisticsOrders>

/** A supplier over the orders of some days: rates in percent, null where nothing says them. */
const supplierScore = {
  supplier_id: told.ref('supplier', 'Fournisseur'),
  name: told.text('Nom'),
  amount_ht: purchases.amount_ht.field,
  orders: purchases.orders.field,
  /** The score is null below the least number of orders. */
  ...fieldsOf(suppliers),
}
export type SupplierScore = Answer<typeof supplierScore>

/** What suppliers are to answer now, and how many have. */
export const awaited = {
  id: told.int('Identifiant'),
  kind: told.word('Nature', ['tender', 'price_update']),
  label: told.text('Libellé'),
  until: told.moment("Jusqu'au"),
  asked: told.int('Demandés'),
  answered: told.int('Répondus'),
}
export type Awaited = Answer<typeof awaited>

/** `GET /statistics/suppliers`. */
export const supplierScores = {
  from: told.date('Du'),
  to: told.date('Au'),
  /** Weights of service, punctuality, litigations, answers. */
  weights: shaped<number[]>('Poids', [40, 30, 20, 10]),
  least_orders: told.int('Commandes au moins'),
  read_minutes: told.int('Minutes avant une alerte'),
  data: many('Lignes', supplierScore),
}
export type SupplierScores = Answer<typeof supplierScores>
