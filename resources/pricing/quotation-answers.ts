import type { Answer } from '../schema/infer'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'

/** A family in « Suivi des cotations », with when its prices are due again. */
export const trackedFamily = {
  id: told.int('Identifiant'),
  label: told.text('Libellé'),
  rating: maybe(told.text('Cotation')),
  frequency_days: maybe(told.int('Fréquence (jours)')),
  indexed: told.bool('Indexée'),
  source: maybe(told.text('Source')),
  /** How many products have values of the market, and the day of the last one. */
  products: told.int('Produits'),
  last_value: maybe(told.date('Dernière valeur')),
  /** Since when the last prices of a market or a campaign hold, and the day that the rating's frequency proposes for the next. */
  last_applied: maybe(told.date('Dernière application')),
  next_proposed: maybe(told.date('Prochaine proposée')),
  /** A campaign of the family that is on its way. */
  campaign: maybe(
    one('Mise à jour des prix', {
      id: told.int('Identifiant'),
      label: told.text('Libellé'),
      appliance_date: told.date("Date d'application"),
    }),
  ),
}
export type TrackedFamily = Answer<typeof trackedFamily>

/** A supplier's price of a product, by base unit, beside the market's. */
const trackedArticle = {
  id: told.int('Identifiant'),
  label: told.text('Libellé'),
  supplier: told.text('Fournisseur'),
  price: told.decimal('Prix'),
  /** In percent of the market's value; null without one. */
  gap_pct: maybe(told.percent('Écart au marché')),
}
export type TrackedArticle = Answer<typeof trackedArticle>

/** A product of a family with its last market values. Prices are by base unit, four decimals. */
const trackedProduct = {
  id: told.int('Identifiant'),
  code: told.text('Code'),
  label: told.text('Libellé'),
  unit: told.text('Unité'),
  date: told.date('Date'),
  value: told.decimal('Valeur'),
  previous: maybe(told.decimal('Valeur précédente')),
  year_ago: maybe(told.decimal('Un an avant')),
  /** Against the value before, and that of a year ago, in percent. */
  change_pct: maybe(told.percent('Évolution')),
  year_pct: maybe(told.percent('Évolution sur un an')),
  articles: many('Articles', trackedArticle),
}
export type TrackedProduct = Answer<typeof trackedProduct>

/** `GET /quotation-tracking/{id}`. */
export const trackedFamilyAnswer = {
  /** The server's day in Paris. */
  today: told.date("Aujourd'hui"),
  family: one('Famille', trackedFamily),
  products: many('Produits', trackedProduct),
  /** How many products have values; the first 500 are answered. */
  total: told.int('Total'),
}
export type TrackedFamilyAnswer = Answer<typeof trackedFamilyAnswer>

/** `GET /quotation-tracking/product/{id}`: two years of the market's values and of suppliers' prices, announced ones included. */
export const trackedSeries = {
  /** The server's day in Paris, which two years go back from. */
  today: told.date("Aujourd'hui"),
  product: one('Produit', {
    id: told.int('Identifiant'),
    label: told.text('Libellé'),
    unit: told.text('Unité'),
  }),
  values: many('Valeurs', { date: told.date('Date'), value: told.decimal('Valeur') }),
  articles: many('Articles', {
    id: told.int('Identifiant'),
    label: told.text('Libellé'),
    supplier: told.text('Fournisseur'),
    prices: many('Prix', { from: told.date('Du'), to: maybe(told.date('Au')), price: told.decimal('Prix') }),
  }),
}
export type TrackedSeries = Answer<typeof trackedSeries>
