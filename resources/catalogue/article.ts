import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { noneAlone, toldAllergens } from './allergens'
import { comparableSql } from './comparable'

const coef = (label: string) =>
  f.coefficient({
    label,
    default: '1.000000',
    min: 0.000001,
    help: "Nombre d'unités de base dans une telle unité.",
  })

/** The offer: what a supplier sells for a product (domain §4.3). */
export const article = defineResource('article', {
  label: ['Article', 'Articles'],
  customFields: true,
  comments: true,
  title: 'label',
  calls: rest('/article'),
  restores: true,
  follows: true,
  mergeable: {
    alike: [
      ['supplier_id', 'label'],
      ['supplier_id', 'gtin'],
    ],
  },
  access: {
    view: 'viewCatalogAdmin',
    read: 'viewCatalog',
    create: 'createCatalogAdmin',
    update: 'updateCatalogAdmin',
    remove: 'deleteCatalogAdmin',
  },
  large: true,
  aliases: ['ref_supplier'],
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    ref_supplier: f.text({
      label: 'Référence fournisseur',
      required: true,
      max: 40,
      searchable: true,
      code: true,
    }),
    gtin: f.gtin({
      label: "Code-barres de l'unité",
      index: true,
      help: "EAN ou GTIN imprimé sur l'unité. Plusieurs conditionnements peuvent le porter.",
    }),
    packaging_gtin: f.gtin({
      label: 'Code-barres du colis',
      index: true,
      help: "GTIN du carton ou du colis que l'on commande : un seul article du fournisseur le porte.",
    }),
    product_id: f.ref('product', { label: 'Produit', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    platform_ids: f.refs('platform', { label: 'Plateformes', where: { supplier_id: '$supplier_id' } }),
    brand_id: f.ref('brand', { label: 'Marque' }),
    manufacturer_id: f.ref('manufacturer', { label: 'Industriel' }),
    family_id: f.ref('family', { label: 'Famille', readonly: true }),
    origin_id: f.ref('origin', { label: 'Origine' }),
    caliber_id: f.ref('caliber', { label: 'Calibre' }),
    label_ids: f.refs('label', { label: 'Labels' }),
    storagemode_id: f.ref('storagemode', { label: 'Mode de conservation' }),
    rate_id: f.ref('rate', { label: 'Taux de TVA' }),
    quotation: f.unitPrice({ label: 'Cotation', min: 0 }),
    negotiation: f.ref('unit', { label: 'Unité de négociation', as: 'Negotiation' }),
    coef_negotiation: coef('Coefficient de négociation'),
    order_management: f.ref('unit', { label: 'Unité de commande', as: 'Order_management' }),
    coef_order_management: coef('Coefficient de commande'),
    billing: f.ref('unit', { label: 'Unité de facturation', as: 'Billing' }),
    coef_billing: coef('Coefficient de facturation'),
    storage_management: f.ref('unit', { label: 'Unité de stockage', as: 'Storage_management' }),
    coef_storage_management: coef('Coefficient de stockage'),
    price_ht: f.unitPrice({ label: 'Prix HT', min: 0, readonly: true }),
    coef: f.coefficient({
      label: 'Coefficient de comparaison',
      default: '1.000000',
      min: 0.000001,
      help: "Rendement ou poids égoutté ; il ne sert qu'à comparer les offres.",
    }),
    order_step: f.quantity({ label: 'Pas de commande', default: '1.000', min: 0 }),
    order_minimum: f.quantity({ label: 'Quantité minimum', default: '1.000', min: 0 }),
    variable_weight: f.bool({ label: 'Poids variable', default: false }),
    allergens: f.list({
      label: 'Allergènes',
      options: toldAllergens,
      max: 14,
      help: "Rien de choisi : non renseignés. Un article qui n'en contient aucun le dit.",
    }),
    image_file_id: f.image({
      label: 'Photo',
      folder: '/article/image',
      square: true,
      as: 'Image',
      help: 'Montrée au catalogue à la place du dessin de la famille.',
    }),
    technical_sheet_file_id: f.file({
      label: 'Fiche technique',
      folder: '/article',
      accept: ['pdf'],
      as: 'Technical_sheet',
    }),
    tender_id: f.ref('tender', { label: "Appel d'offres", readonly: true }),
    date_active: f.date({ label: "Date d'activation" }),
    deactivation_date: f.date({ label: 'Date de désactivation' }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  unique: [
    { fields: ['supplier_id', 'ref_supplier'] },
    { fields: ['supplier_id', 'packaging_gtin'], optional: true },
  ],
  outOfService: { or: [{ active: false }, { deactivation_date: { ne: null } }] },
  actions: {
    withdraw: {
      label: 'Retirer du catalogue',
      call: 'PUT /article/{id}/withdraw',
      permission: 'updateCatalogAdmin',
      if: { active: true },
      input: { deactivation_date: f.date({ label: 'Retiré à partir du', required: true }) },
      strikes: true,
      icon: 'archive',
      done: 'Le retrait est enregistré.',
      bulk: true,
    },
  },
  checks: [notBefore('date_active', 'deactivation_date'), noneAlone],
  indexes: [
    ['supplier_id', 'label'],
    ['family_id', 'label'],
    ['brand_id', 'label'],
    ['family_id', 'updatedAt'],
    ['updatedAt'],
    ['price_ht'],
  ],
  orders: [{ name: 'comparable', within: 'supplier_id', by: comparableSql() }],
  list: {
    title: 'Catalogues',
    columns: ['label', 'ref_supplier', 'supplier_id', 'price_ht', 'billing', 'active'],
    search: [
      'label',
      'ref_supplier',
      'gtin',
      'packaging_gtin',
      'Product.code',
      'Brand.label',
      'Supplier.name',
      'Family.label',
    ],
    sort: ['label', 'asc'],
    searches: [
      { label: 'Articles sans prix', filters: { price_ht: '-', active: 'true' } },
      { label: 'Articles sans TVA', filters: { rate_id: '-', active: 'true' } },
      { label: 'Articles à poids variable', filters: { variable_weight: 'true', active: 'true' } },
      { label: 'Derniers articles modifiés', filters: { active: 'true' }, sort: ['updatedAt', 'desc'] },
    ],
    edits: ['ref_supplier', 'coef', 'order_step', 'order_minimum', 'date_active', 'deactivation_date'],
  },
  form: {
    Informations: [
      ['label', 'ref_supplier'],
      ['gtin', 'packaging_gtin'],
      ['product_id', 'supplier_id'],
      'platform_ids',
      ['brand_id', 'manufacturer_id'],
      ['origin_id', 'caliber_id', 'storagemode_id'],
      ['label_ids', 'allergens'],
      ['image_file_id', 'technical_sheet_file_id'],
      { Validité: [['date_active', 'deactivation_date'], 'active'] },
    ],
    'Unités et cotation': [
      {
        'Négociation et facturation': [
          ['quotation', 'negotiation', 'coef_negotiation'],
          ['price_ht', 'billing', 'coef_billing'],
        ],
        'Commande et stockage': [
          ['order_management', 'coef_order_management', 'order_step', 'order_minimum'],
          ['storage_management', 'coef_storage_management', 'variable_weight'],
        ],
        'TVA et comparaison': [['rate_id', 'coef']],
      },
    ],
  },
})
