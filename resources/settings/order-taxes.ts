import { generic } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { setting, settingAccess } from '../schema/setting'

const group = 'Commandes'
/** By what a fee is measured. */
export const feeBases = {
  per_order: 'Par commande',
  per_order_unit: 'Par unité commandée',
  percent_of_goods: 'Pourcentage des marchandises',
} as const
const amount = f.money({ label: 'Montant HT', min: 0 })
const scope = {
  supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
  platform_id: f.ref('platform', { label: 'Plateforme', where: { supplier_id: '$supplier_id' } }),
  catalog_id: f.ref('catalog', { label: 'Catalogue' }),
  family_id: f.ref('family', { label: 'Famille' }),
}
const auto = f.bool({ label: 'Appliquée automatiquement', default: true })
const rate_id = f.ref('rate', { label: 'Taux de TVA' })
const article_ids = f.refs('article', { label: 'Articles' })

/** Taxes, deposits and flat fees of orders: one table, three settings. */
export const orderTax = defineResource('order_tax', {
  label: ['Taxe, consigne ou forfait', 'Taxes, consignes et forfaits'],
  model: 'Order_tax',
  title: 'label',
  calls: { list: 'GET /order/order-taxes' },
  access: { view: settingAccess('Tax').view, read: 'signedIn' },
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120, searchable: true }),
    kind: f.select(
      { tax: 'Taxe', deposit: 'Consigne', flat_fee: 'Forfait' },
      {
        label: 'Nature',
        required: true,
      },
    ),
    basis: f.select(feeBases, { label: 'Assiette', required: true, default: 'per_order' }),
    amount,
    percent: f.rate({ label: 'Pourcentage', min: 0, max: 100 }),
    rate_id,
    threshold_ht: f.money({ label: 'En dessous de (HT)', min: 0 }),
    ...scope,
    article_ids,
    auto,
    position: f.int({ label: 'Ordre', default: 0, min: 0, max: 100000 }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  unique: [{ fields: ['kind', 'label'], among: { active: true } }],
  list: { columns: ['label', 'kind', 'basis', 'amount', 'percent', 'rate_id', 'active'] },
})

export const tax = setting('tax', ['Taxe', 'Taxes'], {
  fields: {
    basis: f.select(feeBases, { label: 'Assiette', required: true, default: 'per_order' }),
    amount,
    percent: f.rate({ label: 'Pourcentage', min: 0, max: 100 }),
    rate_id,
    ...scope,
    auto,
  },
  options: {
    group,
    table: 'order_tax',
    scope: { kind: 'tax' },
    calls: generic('tax'),
    list: {
      columns: ['label', 'basis', 'amount', 'percent', 'rate_id', 'supplier_id', 'active'],
      edits: ['amount', 'percent', 'active'],
    },
    rules: {
      amount: {
        visible: { basis: { ne: 'percent_of_goods' } },
        required: { basis: { ne: 'percent_of_goods' } },
      },
      percent: { visible: { basis: 'percent_of_goods' }, required: { basis: 'percent_of_goods' } },
    },
  },
})

/** Deposits never carry VAT (domain §5.13). */
export const deposit = setting('deposit', ['Consigne', 'Consignes'], {
  fields: {
    basis: f.select(
      { per_order_unit: feeBases.per_order_unit },
      { label: 'Assiette', required: true, default: 'per_order_unit' },
    ),
    amount: f.money({ label: 'Montant', required: true, min: 0 }),
    supplier_id: scope.supplier_id,
    article_ids,
    auto,
  },
  options: { group, table: 'order_tax', scope: { kind: 'deposit' } },
})

export const flatfee = setting('flatfee', ['Forfait', 'Forfaits'], {
  fields: {
    basis: f.select(
      { per_order: feeBases.per_order },
      { label: 'Assiette', required: true, default: 'per_order' },
    ),
    amount: f.money({ label: 'Montant HT', required: true, min: 0 }),
    rate_id,
    threshold_ht: f.money({
      label: 'En dessous de (HT)',
      min: 0,
      help: "Le forfait ne s'applique qu'aux commandes dont les marchandises n'atteignent pas ce montant.",
    }),
    ...scope,
    auto,
  },
  options: {
    group,
    table: 'order_tax',
    scope: { kind: 'flat_fee' },
    list: {
      columns: ['label', 'amount', 'rate_id', 'threshold_ht', 'supplier_id', 'auto', 'active'],
      edits: ['amount', 'threshold_ht', 'auto', 'active'],
    },
  },
})
