import { nameIn } from '../schema/association'
import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** What the market gave for a product on a day, by its base unit, beside which suppliers' prices are shown (domain §10.3). */
export const marketRatingValue = defineResource('market_rating_value', {
  label: ['Valeur de cotation', 'Valeurs de cotation'],
  model: 'Market_rating_value',
  title: 'date',
  heading: (row) => nameIn(row, 'Product'),
  calls: rest('/market-rating-value'),
  at: '/market-rating-values',
  access: {
    view: 'viewPriceUpdate',
    create: 'createPriceUpdate',
    update: 'createPriceUpdate',
    remove: 'createPriceUpdate',
  },
  large: true,
  fields: {
    product_id: f.ref('product', { label: 'Produit', required: true }),
    marketrating_id: f.ref('marketrating', { label: 'Cotation de marché', required: true }),
    date: f.date({ label: 'Date', required: true }),
    value: f.unitPrice({
      label: 'Valeur HT',
      required: true,
      min: 0,
      help: "Par unité de base du produit ; se compare aux prix des fournisseurs ramenés à l'unité de base.",
    }),
  },
  unique: [{ fields: ['product_id', 'marketrating_id', 'date'] }],
  indexes: [['product_id', 'date']],
  list: {
    columns: ['product_id', 'marketrating_id', 'date', 'value'],
    sort: ['date', 'desc'],
  },
})
