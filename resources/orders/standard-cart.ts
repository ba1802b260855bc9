import { owner } from '../directory/owner'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBoth, oneOf } from '../schema/row-checks'

const access = { view: 'viewStandardCart', read: ['viewAdminStandardCart', 'viewCart'] }

/** A list of articles that is ordered again and again (domain §5.12). Neither member nor group: the back office's. */
export const standardCart = defineResource('standard_cart', {
  label: ['Panier type', 'Paniers types'],
  model: 'Standard_cart',
  title: 'label',
  calls: { list: 'GET /standard-cart' },
  access,
  imports: false,
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    ...owner,
    is_admin: f.bool({ label: 'Panier type administrateur', required: true, default: false, readonly: true }),
    catalog_id: f.ref('catalog', { label: 'Catalogue', help: 'Vide : tous les catalogues.' }),
    cloned_from_id: f.ref('standard_cart', { label: 'Cloné de', as: 'ClonedFrom', readonly: true }),
    active: f.bool({ label: 'Actif', required: true, default: true }),
    lines: f.children('standard_cart_line', { label: 'Lignes', by: 'standard_cart_id', max: 1000 }),
    shares: f.children('standard_cart_share', { label: 'Partages', by: 'standard_cart_id', max: 1000 }),
  },
  checks: [notBoth('adherent_id', 'groupAdherent_id')],
  list: {
    columns: ['label', 'adherent_id', 'groupAdherent_id', 'is_admin', 'catalog_id', 'active'],
    sort: ['label', 'asc'],
  },
})

export const standardCartLine = defineResource('standard_cart_line', {
  label: ['Ligne de panier type', 'Lignes de panier type'],
  model: 'Standard_cart_line',
  title: 'article_id',
  access,
  imports: false,
  fields: {
    standard_cart_id: f.ref('standard_cart', { label: 'Panier type', required: true }),
    article_id: f.ref('article', { label: 'Article' }),
    product_not_in_catalog_id: f.ref('productnotincatalog', { label: 'Produit hors catalogue' }),
    quantity: f.quantity({ label: 'Quantité', required: true, min: 0.001 }),
    position: f.int({ label: 'Ordre', required: true, default: 0, min: 0 }),
  },
  checks: [oneOf('article_id', 'product_not_in_catalog_id')],
})

/** To whom the back office opens one of its standard carts. */
export const standardCartShare = defineResource('standard_cart_share', {
  label: ['Partage de panier type', 'Partages de paniers types'],
  model: 'Standard_cart_share',
  title: 'standard_cart_id',
  access,
  imports: false,
  fields: {
    standard_cart_id: f.ref('standard_cart', { label: 'Panier type', required: true }),
    ...owner,
    company_id: f.ref('company', { label: 'Service' }),
  },
})
