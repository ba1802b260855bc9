import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, maybe, pick } from '../schema/pick'
import { success } from '../schema/told'
import type { ReadRow } from '../schema/unknown-row'
import { address } from './address'
import { coverageLine, nextAnswer, type SupplierCard } from './answers'
import { closingPeriod, platformTerms } from './platform'
import { supplier } from './supplier'
import { supplierCoverage } from './supplier-contract'

const id = (label: string) => f.int({ label, required: true, min: 1 })
const ofContracts = { tag: 'Contrats fournisseur' } as const
const ofSuppliers = { tag: 'Fournisseurs', params: { id: id('Fournisseur') } } as const
const { from, to } = closingPeriod.fields

/** A supplier's contracts, past and present. */
export const contractEndpoints = {
  list: defineEndpoint('GET /supplier/{id}/contracts', {
    ...ofContracts,
    permission: 'signedIn',
    summary: "Contrats d'un fournisseur, du plus récent au plus ancien",
    listed: true,
    whole: true,
    params: { id: id('Fournisseur') },
    gives: like<{ data: ReadRow[] }>(),
  }),
  remove: defineEndpoint('DELETE /supplier/{supplierId}/contracts/{contractId}', {
    ...ofContracts,
    permission: 'updateSupplier',
    summary: 'Supprimer un contrat',
    params: { supplierId: id('Fournisseur'), contractId: id('Contrat') },
    answers: success,
  }),
} as const

/** What a supplier delivers where. */
export const coverageEndpoints = {
  list: defineEndpoint('GET /supplier/supplierCoverage/{id}', {
    ...ofSuppliers,
    permission: 'signedIn',
    summary: 'Communes livrées par un fournisseur, par famille',
    listed: true,
    answers: [coverageLine],
  }),
  save: defineEndpoint('PUT /supplier/supplierCoverage/{id}', {
    ...ofSuppliers,
    permission: 'updateSupplier',
    summary: 'Enregistrer les communes livrées par un fournisseur pour une famille',
    body: {
      family_id: supplierCoverage.fields.family_id,
      all_cities: asked(supplierCoverage.fields.all_cities),
      municipality_ids: f.refs('municipality', { label: 'Communes', max: 40_000 }),
      department_ids: f.refs('department', { label: 'Départements', max: 120 }),
    },
    answers: [coverageLine],
  }),
} as const

/** When a platform delivers, by terms that may not be saved yet. */
export const deliveryEndpoints = {
  next: defineEndpoint('PUT /platform/deliveries', {
    permission: 'viewSupplier',
    reads: true,
    summary: 'Prochaines livraisons possibles avec des conditions données',
    tag: 'Plateformes',
    body: {
      ...pick(platformTerms, ['delivery_days', 'cut_off_time']),
      lead_days: asked(platformTerms.fields.lead_days),
      strict_delay: asked(platformTerms.fields.strict_delay),
      closing_periods: f.rows({ from: maybe(from), to: maybe(to) }, { label: 'Fermetures', max: 200 }),
      delivery_date: f.date({ label: 'Date à vérifier' }),
      department_id: maybe(address.fields.department_id),
    },
    answers: nextAnswer,
  }),
} as const

/** Who serves a member (domain §3.9). */
export const memberSuppliers = {
  list: defineEndpoint('GET /supplier/adherent/{id}', {
    permission: 'signedIn',
    summary: 'Fournisseurs qui servent un adhérent',
    tag: 'Fournisseurs',
    listed: true,
    params: { id: id('Adhérent') },
    query: { is_group: f.bool({ label: "L'adhérent est un groupe" }) },
    gives: like<{ data: Pick<SupplierCard, 'id' | 'name'>[] }>(),
  }),
} as const

/** A supplier's record: the back office's as declared, for its own people a part of it. */
export const supplierEndpoints = {
  one: defineEndpoint('GET /supplier/{id}', {
    permission: 'signedIn',
    summary: supplier.label[0],
    tag: supplier.label[1],
    of: 'supplier',
    params: { id: id('Identifiant') },
    gives: like<ReadRow>(),
  }),
} as const
