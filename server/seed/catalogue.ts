import { calibers } from './data/calibers'
import { families } from './data/families'
import { fixtureArticles } from './data/fixture-articles'
import type { Dataset } from './dataset'
import { subfamiliesOf } from './demo/products'
import { barcodesOf } from './identifiers'

/** The families and subfamilies of both catalogues. */
export function addFamilies(data: Dataset): void {
  data.add(
    'family',
    families.map(({ label, catalog, egalim, rating }, position) => ({
      label,
      catalog_id: catalog,
      egalim_family: egalim ?? null,
      marketrating_id: data.id('marketrating', 'label', rating),
      position,
    })),
  )
  for (const family of families)
    data.add(
      'subfamily',
      [...subfamiliesOf(family.label), ...(family.more ?? [])].map((label, position) => ({
        label,
        family_id: data.id('family', 'label', family.label),
        default_rate_id: data.id('rate', 'label', family.rate),
        position,
      })),
    )
  const sizes = calibers.flatMap(([family, labels]) =>
    labels.split(' | ').map((label) => ({ label, family_id: data.id('family', 'label', family) })),
  )
  data.add(
    'caliber',
    sizes.map((row, position) => ({ ...row, position })),
  )
}

/** The subfamily's family. */
export const familyOf = (data: Dataset, subfamily: number): number =>
  Number(data.rows('subfamily').find((row) => row.id === subfamily)?.family_id)

const unit = (data: Dataset, label: string) => data.id('unit', 'label', label)
const labelIds = (data: Dataset, codes: readonly string[] = []) =>
  codes.map((code) => data.id('label', 'code', code))

/** Products, articles, prices and the deposit of the acceptance scenarios. */
export function addFixtureArticles(data: Dataset): void {
  data.add(
    'product',
    fixtureArticles.map((article) => ({
      id: article.id,
      code: `P${String(article.id).padStart(5, '0')}`,
      label: article.label,
      subfamily_id: data.id('subfamily', 'label', article.subfamily),
      unit_id: unit(data, article.billing),
      storagemode_id: data.id('storagemode', 'label', article.storageMode),
      rate_id: data.id('rate', 'value', article.rate),
    })),
  )
  data.add(
    'article',
    fixtureArticles.map((article) => ({
      id: article.id,
      label: article.label,
      ref_supplier: `AR${article.id}`,
      ...barcodesOf({ supplier: article.supplier_id, product: article.id }),
      product_id: article.id,
      supplier_id: article.supplier_id,
      platform_ids: [article.supplier_id],
      family_id: familyOf(data, data.id('subfamily', 'label', article.subfamily)),
      origin_id: article.origin ? data.id('origin', 'label', article.origin) : null,
      label_ids: labelIds(data, article.labels),
      storagemode_id: data.id('storagemode', 'label', article.storageMode),
      allergens: article.allergens ?? [],
      rate_id: data.id('rate', 'value', article.rate),
      quotation: article.price,
      price_ht: article.price,
      negotiation: unit(data, article.billing),
      billing: unit(data, article.billing),
      order_management: unit(data, article.order[0]),
      coef_order_management: article.order[1],
      storage_management: unit(data, article.storage[0]),
      coef_storage_management: article.storage[1],
      date_active: '2025-01-01',
    })),
  )
  data.add(
    'article_price',
    fixtureArticles.map(({ id, price }) => ({
      article_id: id,
      valid_from: '2026-01-01',
      quotation: price,
      price_ht: price,
      source: 'tender',
    })),
  )
  data.add('order_tax', [
    {
      label: 'Consigne fût 30 L',
      kind: 'deposit',
      basis: 'per_order_unit',
      amount: '30.00',
      supplier_id: 5,
      article_ids: [9],
    },
  ])
}
