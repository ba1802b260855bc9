import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, pick } from '../schema/pick'
import { counted, told } from '../schema/told'
import { rfaPage, rfaYear } from './answers'
import { rfaPayment, rfaSettlement } from './rfa-settlement'

const { supplier_id, company_id, catalog_id, invoice_number } = rfaSettlement.fields
const year = { label: 'Année', min: 2000, max: 2100 } as const
const managing = { permission: 'manageRfa', tag: 'RFA', of: 'rebates' } as const
const settling = { ...managing, answers: rfaPage } as const

/** Year-end rebates (domain §11.3); what moves a settlement answers it as it stands then. */
export const rebateEndpoints = {
  year: defineEndpoint('GET /rfa', {
    ...managing,
    summary: "Les remises de fin d'année d'une année : décomptes, simulation et palier suivant",
    listed: true,
    query: { year: f.int(year) },
    answers: rfaYear,
  }),
  compute: defineEndpoint('POST /rfa/compute', {
    ...managing,
    summary:
      "Calcule les décomptes d'une année, tous ou ceux d'un périmètre ; ceux qui sont facturés ne changent pas",
    body: {
      year: f.int({ ...year, required: true }),
      supplier_id: asked(supplier_id, { required: false }),
      company_id: asked(company_id, { required: false }),
      catalog_id: asked(catalog_id, { required: false }),
    },
    answers: { ...counted, ids: told.ids('Décomptes') },
  }),
  page: defineEndpoint('GET /rfa/{id}/page', {
    ...settling,
    summary: 'Un décompte : calcul, déclarations, parts des adhérents, paiements',
  }),
  recompute: defineEndpoint('PUT /rfa/{id}/compute', {
    ...settling,
    summary: 'Recalcule un décompte qui est à facturer',
  }),
  invoice: defineEndpoint('PUT /rfa/{id}/invoice', {
    ...settling,
    summary: 'Marque le décompte comme facturé ; son montant ne change plus',
    body: { invoice_number: asked(invoice_number, { required: true }) },
  }),
  pay: defineEndpoint('PUT /rfa/{id}/pay', {
    ...settling,
    summary: 'Enregistre un paiement ; le dernier marque le décompte comme payé',
    body: pick(rfaPayment, ['paid_on', 'amount_ht', 'reference']),
  }),
  pdf: defineEndpoint('GET /rfa/{id}/pdf', {
    ...managing,
    summary: 'Le décompte pour le fournisseur (PDF)',
    file: 'application/pdf',
    opens: true,
  }),
} as const
