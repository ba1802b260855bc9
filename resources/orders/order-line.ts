import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { oneOf } from '../schema/row-checks'
import { feeBases } from '../settings/order-taxes'
import { orderReaders } from './order'

const access = { view: 'viewOrderTracking', read: orderReaders }
const coef = (label: string) => f.coefficient({ label, required: true, default: '1.000000' })

/** What the supplier answered for a line (T13). */
export const confirmedStates = {
  ok: { label: 'Confirmée', tone: 'green' },
  short: { label: 'Quantité réduite', tone: 'orange' },
  missing: { label: 'Manquante', tone: 'red' },
  substituted: { label: 'Remplacée', tone: 'blue' },
} as const

/** A line: what was asked of an article, with its price and units as they were (domain §5.2). */
export const orderLine = defineResource('order_line', {
  label: ['Ligne de commande', 'Lignes de commande'],
  model: 'Order_line',
  title: 'label',
  access,
  imports: false,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    article_id: f.ref('article', { label: 'Article' }),
    product_not_in_catalog_id: f.ref('productnotincatalog', { label: 'Produit hors catalogue' }),
    position: f.int({ label: 'Ordre', required: true, default: 0, min: 0 }),
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    ref_supplier: f.text({ label: 'Référence', max: 40 }),
    quantity: f.quantity({ label: 'Quantité', required: true, min: 0 }),
    order_unit: f.ref('unit', { label: 'Unité de commande', as: 'OrderUnit' }),
    billing_unit: f.ref('unit', { label: 'Unité de facturation', as: 'BillingUnit' }),
    storage_unit: f.ref('unit', { label: 'Unité de stockage', as: 'StorageUnit' }),
    coef_order_management: coef('Coefficient de commande'),
    coef_billing: coef('Coefficient de facturation'),
    coef_storage_management: coef('Coefficient de stockage'),
    price_ht: f.unitPrice({ label: 'Prix HT', required: true, min: 0 }),
    /** What it cost when it was put into the cart: a cart says what moved since (domain §10.1). */
    price_added_ht: f.unitPrice({ label: "Prix HT à l'ajout", min: 0 }),
    rate: f.rate({ label: 'TVA', required: true }),
    line_ht: f.money({ label: 'Montant HT', required: true }),
    /** Of all signed receptions; null until there is one. */
    received_quantity: f.virtual(f.quantity({ label: 'Quantité reçue' })),
    received_ht: f.virtual(f.money({ label: 'Reçu HT' })),
    catalog_id: f.ref('catalog', { label: 'Catalogue' }),
    family_id: f.ref('family', { label: 'Famille' }),
    ventilation_id: f.ref('ventilation', { label: "Ventilation d'achats" }),
    /** Labels, origin and EGAlim family as they were at sending. */
    snapshot: f.json({ label: 'Labels et origine', hidden: true }),
    /** Why the line cannot be ordered at its delivery date; empty when it can. */
    unorderable_reason: f.text({ label: 'Non commandable', max: 255 }),
    comment: f.text({ label: 'Commentaire', max: 500 }),
    /** The reception that closed it short: while it stands, nothing more is expected of the line. */
    closed_reception_id: f.ref('reception', { label: 'Soldée par', hidden: true }),
    added_at_reception: f.bool({ label: 'Ajoutée à la réception', required: true, default: false }),
    /** The quantity, far from habit, that the person has confirmed for this line (5-doors §6). */
    habit_quantity: f.quantity({ label: 'Quantité inhabituelle confirmée', min: 0, hidden: true }),
    confirmed_quantity: f.quantity({ label: 'Quantité confirmée', min: 0 }),
    confirmed_state: f.select(confirmedStates, {
      label: 'Réponse du fournisseur',
    }),
    substitute_article_id: f.ref('article', { label: 'Article de remplacement', as: 'SubstituteArticle' }),
    substitute_label: f.text({ label: 'Remplacée par', max: 200 }),
  },
  checks: [oneOf('article_id', 'product_not_in_catalog_id')],
  indexes: [['order_id', 'position']],
})

export const orderTaxKinds = {
  shipping: 'Frais de port',
  tax: 'Taxe',
  deposit: 'Consigne',
  flat_fee: 'Forfait',
} as const

/** A fee, tax or deposit of an order, as it was worked out (domain §5.13). */
export const orderTaxLine = defineResource('order_tax_line', {
  label: ['Taxe de commande', 'Taxes de commande'],
  model: 'Order_tax_line',
  title: 'label',
  access,
  imports: false,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    ordertax_id: f.ref('order_tax', { label: 'Réglage' }),
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    kind: f.select(orderTaxKinds, { label: 'Nature', required: true }),
    quantity: f.quantity({ label: 'Quantité', required: true, default: '1.000' }),
    unit_amount: f.unitPrice({ label: 'Montant unitaire', required: true }),
    rate: f.rate({ label: 'TVA', required: true, default: '0.00' }),
    amount_ht: f.money({ label: 'Montant HT', required: true }),
    at_reception: f.bool({ label: 'À la réception', required: true, default: false }),
    /** How it was measured when the order left, so that it follows what came whatever became of its setting. */
    basis: f.select(feeBases, { label: 'Assiette', hidden: true }),
    percent: f.rate({ label: 'Pourcentage', min: 0, max: 100, hidden: true }),
    /** The reception that added it, and the fee that it takes back. */
    reception_id: f.ref('reception', { label: 'Réception', hidden: true }),
    undoes_id: f.ref('order_tax_line', { label: 'Annule', as: 'Undoes', hidden: true }),
    /** By what came so far. */
    delivered_quantity: f.quantity({ label: 'Quantité livrée' }),
    delivered_amount_ht: f.money({ label: 'Montant livré HT' }),
  },
})
