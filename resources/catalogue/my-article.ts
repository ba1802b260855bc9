import { onlyRead } from '../schema/only-read'
import { pick } from '../schema/pick'
import { defineResource } from '../schema/resource'
import { article } from './article'

const { image_file_id } = article.fields

/**
 * A supplier's own articles: « Mon catalogue » of the tenders application (specification 1 §2). It reads what staff keep, and gives
 * its articles their pictures.
 */
export const myArticle = defineResource('my_article', {
  label: ['Article', 'Mon catalogue'],
  model: 'My_article',
  title: 'label',
  at: '/catalog',
  table: 'article',
  imports: false,
  untracked: true,
  large: true,
  calls: { list: 'GET /my-article', update: 'PUT /my-article/{id}' },
  access: {
    view: 'viewMyCatalog',
    read: ['viewMyCatalog', 'viewCatalogAdmin'],
    update: 'updateMyCatalog',
  },
  fields: {
    ...onlyRead(
      pick(article, [
        'label',
        'ref_supplier',
        'gtin',
        'packaging_gtin',
        'family_id',
        'brand_id',
        'origin_id',
        'caliber_id',
        'label_ids',
        'storagemode_id',
        'rate_id',
        'quotation',
        'negotiation',
        'coef_negotiation',
        'order_management',
        'coef_order_management',
        'billing',
        'coef_billing',
        'price_ht',
        'order_step',
        'order_minimum',
        'allergens',
        'technical_sheet_file_id',
        'date_active',
        'deactivation_date',
        'active',
      ]),
    ),
    image_file_id,
  },
  list: {
    columns: [
      'label',
      'ref_supplier',
      'family_id',
      'price_ht',
      'billing',
      'order_management',
      'rate_id',
      'active',
    ],
    search: ['label', 'ref_supplier', 'Product.code', 'Brand.label', 'Family.label'],
    sort: ['label', 'asc'],
  },
  form: {
    Informations: [
      ['label', 'ref_supplier'],
      ['gtin', 'packaging_gtin'],
      ['family_id', 'brand_id', 'origin_id'],
      ['caliber_id', 'storagemode_id', 'rate_id'],
      ['label_ids', 'allergens'],
      ['image_file_id', 'technical_sheet_file_id'],
      { Validité: [['date_active', 'deactivation_date'], 'active'] },
    ],
    'Unités et prix': [
      ['quotation', 'negotiation', 'coef_negotiation'],
      ['price_ht', 'billing', 'coef_billing'],
      ['order_management', 'coef_order_management'],
      ['order_step', 'order_minimum'],
    ],
  },
})
