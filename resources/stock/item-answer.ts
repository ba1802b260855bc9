import { article } from '../catalogue/article'
import { adherentArticle } from '../catalogue/article-price'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, maybe, pick } from '../schema/pick'
import { storagemode, unit } from '../settings/products'
import { stockItem } from './ledger'

/** Who chose a storage unit: the member for the article, the article, the member's default. */
export const unitSources = { own: 'Adhérent', article: 'Article', member: 'Par défaut' } as const
export type UnitSource = keyof typeof unitSources

/** How an article is shown in a stock. */
export const itemAnswer = {
  ...stockItem,
  label: article.fields.label,
  ref_supplier: maybe(article.fields.ref_supplier),
  ...pick(article, ['gtin', 'packaging_gtin']),
  supplier: f.text({ label: 'Fournisseur' }),
  family: f.text({ label: 'Famille' }),
  storagemode: maybe(storagemode.fields.label),
  unit: unit.fields.label,
  decimals: f.int({ label: 'Décimales', required: true }),
  /** How many of its base unit one storage unit holds. */
  coef_storage_management: always(article.fields.coef_storage_management),
  unit_source: f.select(unitSources, { label: "Choix de l'unité" }),
  ...pick(adherentArticle, ['min_stock']),
}
export type ItemAnswer = Answer<typeof itemAnswer>
