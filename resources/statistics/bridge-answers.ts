import { bridge as measures } from '../measures/bridge'
import { fieldsOf } from '../measures/measure'
import type { Answer } from '../schema/infer'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'

/** Purchases of two periods, and what they differ by: the parts add up to the difference. */
const bridge = fieldsOf(measures)

/** An article of a family, or a product that stands in no catalogue. */
const bridgeArticle = {
  article_id: maybe(told.ref('article', 'Article')),
  product_not_in_catalog_id: maybe(told.ref('productnotincatalog', 'Produit hors catalogue')),
  label: told.text('Libellé'),
  product: told.text('Produit'),
  supplier: told.text('Fournisseur'),
  unit: told.text('Unité'),
  /** 0 where it has none. */
  family_id: told.int('Famille'),
  ...bridge,
}
export type BridgeArticle = Answer<typeof bridgeArticle>

const bridgeRow = {
  /** The id of a family, 0 where there is none. */
  key: told.text('Clé'),
  name: told.text('Nom'),
  articles: told.int('Articles'),
  ...bridge,
}
export type BridgeRow = Answer<typeof bridgeRow>

/** `GET /statistics/bridge`. */
export const bridgeAnswer = {
  from: told.date('Du'),
  to: told.date('Au'),
  before_from: told.date('Comparé du'),
  before_to: told.date('Comparé au'),
  total: one('Total', bridge),
  /** The largest difference first. */
  rows: many('Lignes', bridgeRow),
  /** Rows beyond those that are answered. */
  more: told.int('Autres lignes'),
  /** The articles that weigh most. */
  articles: many('Articles', bridgeArticle),
}
export type BridgeAnswer = Answer<typeof bridgeAnswer>

/** `GET /statistics/bridge/articles`. */
export const bridgeArticles = {
  data: many('Lignes', bridgeArticle),
  total: told.int('Total'),
  offset: told.int('À partir de'),
  limit: told.int('Par page'),
}
export type BridgeArticles = Answer<typeof bridgeArticles>
