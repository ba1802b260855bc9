import type { Answer } from '../schema/infer'
import { always, many, maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { anomalytype } from '../settings/catalogues'
import { label, storagemode, unit } from '../settings/products'
import { usableShare } from '../statistics/usable-share'
import { article } from './article'
import { articlePrice } from './article-price'
import { orderabilityReasons } from './orderability'
import type { ShopFacet } from './shop'

const { coef_order_management, coef_billing, coef_negotiation, coef } = article.fields
const { order_step, order_minimum, variable_weight, allergens } = article.fields

const unitIn = (text: string) =>
  maybe(one(text, { ...pick(unit, ['label', 'abbreviation', 'kind']), decimals: told.int('Décimales') }))

const usable = {
  ...pick(usableShare, ['share', 'short', 'claimed', 'lines']),
  of: told.word('Calculée sur', ['article', 'supplier']),
}
/** Shares are decimal texts from 0 to 1: of what was ordered, not delivered or refused; of what was received, claimed without a credit. */
export type UsableFacts = Answer<typeof usable>

/** An article as a member sees it. */
const shopArticle = {
  id: told.ref('article', 'Article'),
  ...pick(article, ['label', 'ref_supplier', 'gtin', 'packaging_gtin', 'product_id', 'supplier_id']),
  supplier: told.text('Fournisseur'),
  family_id: always(article.fields.family_id),
  family: told.text('Famille'),
  catalog_id: told.ref('catalog', 'Catalogue'),
  brand: maybe(told.text('Marque')),
  origin: maybe(told.text('Origine')),
  storagemode: maybe(told.text('Mode de conservation')),
  temperature: storagemode.fields.temperature_kind,
  caliber: maybe(told.text('Calibre')),
  labels: many('Labels', pick(label, ['id', 'label', 'egalim_group'])),
  allergens: always(allergens),
  image: maybe(
    one('Image', {
      path: told.text('Dossier'),
      unique_name: told.text('Nom unique'),
      /** Of the article itself, not of its product or family. */
      own: told.bool("De l'article"),
    }),
  ),
  sheet_file_id: maybe(told.ref('file', 'Fiche technique')),
  /** Price of a billing unit for the member that day; null = not orderable. */
  price_ht: maybe(articlePrice.fields.price_ht),
  quotation: maybe(articlePrice.fields.quotation),
  rate: maybe(told.percent('Taux de TVA')),
  order_unit: unitIn('Unité de commande'),
  billing_unit: unitIn('Unité de facturation'),
  base_unit: unitIn('Unité de base'),
  coef_order_management: always(coef_order_management),
  coef_billing: always(coef_billing),
  coef_negotiation: always(coef_negotiation),
  coef: always(coef),
  order_step: always(order_step),
  order_minimum: always(order_minimum),
  variable_weight: always(variable_weight),
  favourite: told.bool('Favori'),
  /** What of a year's deliveries could be used: of the article, or of its supplier where it came too seldom; null = not known. */
  usable: maybe(one('Part utilisable', usable)),
  /** Last day on which the member received it within its habits. */
  bought_at: maybe(told.date('Reçu le')),
}
export type ShopArticle = Answer<typeof shopArticle>

const shopOption = { id: told.int('Identifiant'), label: told.text('Libellé'), count: told.int('Articles') }
export type ShopOption = Answer<typeof shopOption>

const facet = (text: string) => many(text, shopOption)
const facets = {
  family: facet('Familles'),
  supplier: facet('Fournisseurs'),
  brand: facet('Marques'),
  label: facet('Labels'),
  origin: facet('Origines'),
  storagemode: facet('Modes de conservation'),
} satisfies Readonly<Record<ShopFacet, unknown>>

/** What is counted where facets are asked for; null where they are not. */
export const shopCounted = {
  total: maybe(told.int('Nombre')),
  total_capped: maybe(told.bool('Au moins autant')),
  facets: maybe(one('Facettes', facets)),
  /** Articles that would be found in the families that the member's selection hides. */
  hidden: maybe(told.int('Masqués par la sélection')),
}
export type ShopCounted = Answer<typeof shopCounted>

/** `PUT /catalog/shop`. */
export const shopPageAnswer = {
  data: many('Articles', shopArticle),
  offset: told.int('Début'),
  limit: told.int('Nombre de lignes'),
  /** The day of the prices. */
  day: told.date('Jour des prix'),
  /** Why nothing may be ordered at all: the member's status. */
  blocked: maybe(told.text('Bloqué')),
  /** What was looked for instead of words that no article holds. */
  meant: maybe(told.text('Compris')),
  /** Some of the words were left out: no article holds them all. */
  near: told.bool('Approchant'),
  /** What the search was read to; null where nothing is looked for. */
  read: maybe(
    one('Lecture', {
      /** The one article that is meant for certain. */
      certain_id: maybe(told.ref('article', 'Article certain')),
      quantity: maybe(told.decimal('Quantité dite')),
    }),
  ),
  ...shopCounted,
}
export type ShopAnswer = Answer<typeof shopPageAnswer>

/** A line of an open cart, one of `GET /catalog/in-cart`. */
export const inCart = {
  line_id: told.ref('order_line', 'Ligne'),
  order_id: told.ref('order', 'Panier'),
  supplier_id: maybe(told.ref('supplier', 'Fournisseur')),
  ask_delivery_date: told.date('Jour de livraison'),
  article_id: maybe(told.ref('article', 'Article')),
  product_not_in_catalog_id: maybe(told.ref('productnotincatalog', 'Produit hors catalogue')),
  quantity: told.decimal('Quantité'),
  /** Of a billing unit, and what turns order units into billing units: its amount changes with its quantity. */
  price_ht: told.decimal('Prix HT'),
  coef_order_management: told.decimal('Coefficient de commande'),
  coef_billing: told.decimal('Coefficient de facturation'),
}
export type InCart = Answer<typeof inCart>

/** `GET /catalog/budget`: amounts before tax. */
export const budgetAnswer = {
  year: told.int('Année'),
  /** The annual food budget; null when the member has none. */
  budget: maybe(told.money('Budget alimentaire')),
  months: many('Mois', {
    month: told.month('Mois'),
    food_ht: told.money('Alimentaire HT'),
    other_ht: told.money('Non alimentaire HT'),
  }),
  /** Food in the carts and in the orders that wait. */
  carts_ht: told.money('Paniers HT'),
}
export type BudgetAnswer = Answer<typeof budgetAnswer>

/** `PUT /article/{id}/favourite`. */
export const favouriteAnswer = { id: told.ref('article', 'Article'), favourite: told.bool('Favori') }
export type FavouriteAnswer = Answer<typeof favouriteAnswer>

const memberPrice = {
  ...pick(articlePrice, ['id', 'quotation', 'price_ht', 'valid_from', 'valid_to']),
  scope: told.word('Portée', ['general', 'group', 'adherent']),
}

/** What an article of `PUT /search/product` says besides, where it is looked for in the name of a member. */
export const soldTo = {
  /** The member's price that day; null = not orderable. */
  price: maybe(one('Prix', memberPrice)),
  price_ht: maybe(articlePrice.fields.price_ht),
  quotation: maybe(articlePrice.fields.quotation),
  orderable: told.bool('Commandable'),
}
export type SoldTo = Answer<typeof soldTo>

/** `GET /article/{id}/orderability`: whether a member may order an article on a day, and every reason against it. */
export const orderabilityAnswer = {
  article_id: told.ref('article', 'Article'),
  date: told.date('Date'),
  supplier_id: told.ref('supplier', 'Fournisseur'),
  platform_id: maybe(told.ref('platform', 'Plateforme')),
  visible: told.bool('Visible'),
  orderable: told.bool('Commandable'),
  price: maybe(one('Prix', memberPrice)),
  reasons: many('Raisons', {
    code: told.word('Raison', orderabilityReasons),
    message: told.long('Message'),
  }),
}
export type OrderabilityAnswer = Answer<typeof orderabilityAnswer>

/** A type of anomalies with how many there are: one of `GET /catalog/anomalies/summary`. */
export const anomalyCount = {
  ...pick(anomalytype, ['id', 'label', 'machine_name', 'severity']),
  open: told.int('Ouvertes'),
  ignored: told.int('Ignorées'),
}
export type AnomalyCount = Answer<typeof anomalyCount>

/** `PUT /catalog/anomalies/recompute`. */
export const recomputed = { opened: told.int('Ouvertes'), fixed: told.int('Corrigées') }
export type Recomputed = Answer<typeof recomputed>
