import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { weekDays } from '../trade/choices'

const writes = { create: 'updateSupplier', update: 'updateSupplier', remove: 'updateSupplier' }

/** Where a supplier delivers from, also called "site". */
export const platform = defineResource('platform', {
  label: ['Plateforme', 'Plateformes'],
  customFields: true,
  title: 'label',
  outOfService: { active: false },
  calls: rest('/platform'),
  whole: ['Supplier'],
  access: { view: 'viewSupplier', read: 'answerTender', ...writes },
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    Address: f.embed('address', { label: 'Adresse', by: 'address_id' }),
    phone: f.freePhone({ label: 'Téléphone', example: '01 99 00 12 34' }),
    fax_number: f.freePhone({ label: 'Fax', example: '01 99 00 12 36' }),
    order_email: f.emails({
      label: 'E-mail de commande',
      max: 500,
      help: 'Plusieurs adresses se séparent par un point-virgule.',
    }),
    siret: f.siret({ label: 'SIRET', example: '99990000100028' }),
    health_stamp: f.text({ label: 'Estampille sanitaire', max: 40 }),
    family_ids: f.refs('family', { label: 'Familles', help: 'Aucune famille : toutes sont livrées.' }),
    tender_id: f.ref('tender', { label: "Proposée dans l'appel d'offres" }),
    terms: f.embed('platform_terms', { label: 'Conditions', by: 'platform_terms_id' }),
    closing_periods: f.children('closing_period', {
      label: 'Fermetures',
      by: 'platform_id',
      max: 100,
    }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  list: {
    columns: ['label', 'supplier_id', 'phone', 'order_email', 'active'],
    search: ['label', 'order_email'],
    sort: ['label', 'asc'],
  },
  form: {
    Informations: [
      ['supplier_id', 'label'],
      ['phone', 'fax_number'],
      'order_email',
      ['siret', 'health_stamp'],
      { Adresse: ['Address'] },
      'family_ids',
      'active',
    ],
    'Conditions et livraisons': ['terms', 'closing_periods'],
  },
})

/** Minimum, free shipping, delivery days and cut-off of a platform (domain §3.8). */
export const platformTerms = defineResource('platform_terms', {
  label: ['Conditions', 'Conditions'],
  model: 'Platform_terms',
  title: 'minimum_ht',
  access: { view: 'viewSupplier', ...writes },
  fields: {
    minimum_ht: f.money({ label: 'Minimum de commande HT', min: 0 }),
    block_below_minimum: f.bool({ label: 'Refuser sous le minimum', default: false }),
    franco_ht: f.money({ label: 'Franco de port HT', min: 0 }),
    shipping_ht: f.money({ label: 'Frais de port', min: 0 }),
    shipping_rate_id: f.ref('rate', { label: 'TVA des frais de port', as: 'ShippingRate' }),
    delivery_days: f.list({ label: 'Jours de livraison', options: weekDays }),
    lead_days: f.int({ label: 'Délai (jours ouvrés)', min: 0, max: 60, default: 1 }),
    cut_off_time: f.time({ label: 'Heure limite', example: '12:00' }),
    strict_delay: f.bool({ label: 'Refuser hors délai', default: true }),
    frequency_per_week: f.int({ label: 'Livraisons par semaine', min: 0, max: 14 }),
  },
  form: {
    Informations: [
      ['minimum_ht', 'block_below_minimum'],
      ['franco_ht', 'shipping_ht', 'shipping_rate_id'],
      'delivery_days',
      ['lead_days', 'cut_off_time', 'strict_delay'],
      'frequency_per_week',
    ],
  },
})

const yesNo = { yes: 'Oui', no: 'Non' } as const
const inherited = 'Vide : comme la plateforme.'

/** What a member's referencing changes of its platform's terms; what is empty stays the platform's. */
export const referencingTerms = defineResource('referencing_terms', {
  label: ['Conditions particulières', 'Conditions particulières'],
  model: 'Referencing_terms',
  title: 'minimum_ht',
  access: {
    view: 'manageReferencing',
    create: 'manageReferencing',
    update: 'manageReferencing',
    remove: 'manageReferencing',
  },
  fields: {
    minimum_ht: f.money({ label: 'Minimum de commande HT', min: 0, help: inherited }),
    block_below_minimum: f.select(yesNo, { label: 'Refuser sous le minimum', help: inherited }),
    franco_ht: f.money({ label: 'Franco de port HT', min: 0, help: inherited }),
    shipping_ht: f.money({ label: 'Frais de port', min: 0, help: inherited }),
    shipping_rate_id: f.ref('rate', { label: 'TVA des frais de port', as: 'ShippingRate', help: inherited }),
    delivery_days: f.list({ label: 'Jours de livraison', options: weekDays, help: inherited }),
    lead_days: f.int({ label: 'Délai (jours ouvrés)', min: 0, max: 60, help: inherited }),
    cut_off_time: f.time({ label: 'Heure limite', example: '12:00', help: inherited }),
    strict_delay: f.select(yesNo, { label: 'Refuser hors délai', help: inherited }),
  },
  form: {
    Informations: [
      ['minimum_ht', 'block_below_minimum'],
      ['franco_ht', 'shipping_ht', 'shipping_rate_id'],
      'delivery_days',
      ['lead_days', 'cut_off_time', 'strict_delay'],
    ],
  },
})

export const closingPeriod = defineResource('closing_period', {
  label: ['Fermeture', 'Fermetures'],
  model: 'Closing_period',
  title: 'label',
  access: { view: 'viewSupplier', ...writes },
  fields: {
    platform_id: f.ref('platform', { label: 'Plateforme', required: true }),
    label: f.text({ label: 'Libellé', max: 120 }),
    from: f.date({ label: 'Du', required: true }),
    to: f.date({ label: 'Au', required: true }),
  },
  checks: [notBefore('from', 'to')],
  list: { columns: ['label', 'platform_id', 'from', 'to'], sort: ['from', 'asc'] },
})
