import type { Answer } from '../schema/infer'
import { many, maybe } from '../schema/pick'
import { told } from '../schema/told'

/** What an article costs from one day to another. */
const pricePeriod = {
  from: told.date('Du'),
  to: maybe(told.date('Au')),
  price_ht: told.decimal('Prix HT'),
  /** Validated in a campaign whose day has not come. */
  is_announced: told.bool('Annoncé'),
}
export type PricePeriod = Answer<typeof pricePeriod>

/** One of `PUT /catalog/price-history`: before tax, by billing unit, the oldest first. */
export const priceHistory = {
  id: told.ref('article', 'Article'),
  label: told.text('Libellé'),
  unit: told.text('Unité'),
  rate: maybe(told.percent('Taux de TVA')),
  /** The server's day in Paris. */
  today: told.date("Aujourd'hui"),
  periods: many('Périodes', pricePeriod),
}
export type PriceHistory = Answer<typeof priceHistory>

const change = {
  before: told.money('Avant'),
  after: told.money('Après'),
  gap: told.money('Écart'),
}
export type PriceChange = Answer<typeof change>

/** A day on which prices of the basket change, with the articles that weigh most. */
const priceDate = {
  day: told.date('Jour'),
  ...change,
  pct: maybe(told.percent('Écart (%)')),
  articles: many('Articles', { id: told.ref('article', 'Article'), label: told.text('Libellé'), ...change }),
}
export type PriceDate = Answer<typeof priceDate>

/** `GET /catalog/price-outlook`: amounts before tax. */
export const priceOutlook = {
  /** The server's day in Paris, and the first one of the basket. */
  today: told.date("Aujourd'hui"),
  from: told.date('Depuis'),
  /** How many articles the basket has, and what it costs today. */
  articles: told.int('Articles'),
  basket: told.money('Panier HT'),
  /** The days to come on which it changes, the first one first. */
  dates: many('Dates', priceDate),
  /** The basket and the market, 100 two years ago; the market is that of the products that are quoted. */
  curve: many('Courbe', {
    day: told.date('Jour'),
    basket: told.decimal('Panier'),
    market: maybe(told.decimal('Marché')),
  }),
}
export type PriceOutlook = Answer<typeof priceOutlook>
