import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'

/** The need: the generic line that the group negotiates (domain §4.2). */
export const product = defineResource('product', {
  label: ['Produit', 'Produits'],
  customFields: true,
  comments: true,
  title: 'label',
  calls: rest('/product'),
  access: {
    view: 'viewCatalogAdmin',
    read: 'viewCatalog',
    create: 'createCatalogAdmin',
    update: 'updateCatalogAdmin',
    remove: 'deleteCatalogAdmin',
  },
  large: true,
  outOfService: { or: [{ active: false }, { deactivation_date: { ne: null } }] },
  fields: {
    code: f.text({ label: 'Code', required: true, max: 40, unique: true, example: 'P00001' }),
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    kind: f.select(
      { product: 'Produit', service: 'Prestation' },
      {
        label: 'Nature',
        required: true,
        default: 'product',
      },
    ),
    subfamily_id: f.ref('subfamily', { label: 'Sous-famille', required: true }),
    unit_id: f.ref('unit', { label: 'Unité de base', required: true }),
    caliber_id: f.ref('caliber', { label: 'Calibre' }),
    storagemode_id: f.ref('storagemode', { label: 'Mode de conservation' }),
    rate_id: f.ref('rate', { label: 'Taux de TVA' }),
    requirements: f.longText({ label: 'Cahier des charges' }),
    tag_ids: f.refs('tag', { label: 'Tags' }),
    label_ids: f.refs('label', { label: 'Labels exigés' }),
    image_file_id: f.image({ label: 'Image', folder: '/product', as: 'Image' }),
    date_active: f.date({ label: "Date d'activation" }),
    deactivation_date: f.date({ label: 'Date de désactivation' }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  checks: [notBefore('date_active', 'deactivation_date')],
  indexes: [['subfamily_id', 'label']],
  list: {
    columns: ['code', 'label', 'subfamily_id', 'unit_id', 'storagemode_id', 'rate_id', 'active'],
    search: ['label', 'code'],
    sort: ['label', 'asc'],
    searches: [
      { label: 'Produits sans TVA', filters: { rate_id: '-', active: 'true' } },
      { label: 'Produits sans mode de conservation', filters: { storagemode_id: '-', active: 'true' } },
      { label: 'Produits inactifs', filters: { active: 'false' } },
    ],
  },
  form: {
    Informations: [
      ['code', 'label'],
      ['kind', 'subfamily_id'],
      ['unit_id', 'caliber_id'],
      ['storagemode_id', 'rate_id'],
      ['tag_ids', 'label_ids'],
      'image_file_id',
      { Validité: [['date_active', 'deactivation_date'], 'active'] },
    ],
    'Cahier des charges': ['requirements'],
  },
})
