import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked, many, maybe } from '../schema/pick'
import { counted, savedAt, told } from '../schema/told'
import { type Declaration, revenueOrder, revenuePage, revenueWorkbookAnswer } from './answers'
import { revenue } from './revenue'
import { revenueEntryFields } from './revenue-entry'

/** Read by who may see declarations, in the back office or of its own suppliers. */
const reading = { permission: 'signedIn', tag: "Chiffre d'affaires", of: 'revenue' } as const
const declaring = { ...reading, permission: 'declareRevenue', answers: revenuePage } as const
const deciding = { ...declaring, permission: 'validateRevenue' } as const

/** The declarations of one's own suppliers, or of all. */
export const declarationEndpoints = {
  list: defineEndpoint('GET /supplier/revenue', {
    ...reading,
    summary: "Déclarations de chiffre d'affaires",
    opens: true,
    listed: true,
    query: {
      companies_id: f.json({ label: 'Services' }),
      catalogs_id: f.json({ label: 'Catalogues' }),
      revenue_start: maybe(revenue.fields.revenue_start),
      revenue_end: maybe(revenue.fields.revenue_end),
      revenue_id: f.int({ label: 'Déclaration', min: 1 }),
    },
    gives: like<{ data: Declaration[] }>(),
  }),
} as const

/** A declaration of revenue (domain §11.2); what moves one answers it as it stands then. */
export const revenueEndpoints = {
  page: defineEndpoint('GET /revenue/{id}/page', {
    ...reading,
    summary: 'Une déclaration, ses montants et ce qui est observé',
    answers: revenuePage,
  }),
  orders: defineEndpoint('GET /revenue/{id}/orders', {
    ...reading,
    summary: 'Les commandes reçues derrière le montant observé',
    listed: true,
    query: { part_id: f.int({ label: 'Adhérent ou famille', min: 1 }) },
    answers: { data: many('Commandes', revenueOrder) },
  }),
  save: defineEndpoint('PUT /revenue/{id}/lines', {
    ...declaring,
    summary: 'Enregistre les montants en cours de saisie',
    body: {
      lines: f.rows(revenueEntryFields, { label: 'Lignes', required: true, max: 5000 }),
      saved_at: asked(revenue.fields.saved_at),
    },
    bodyLimit: 4 * 1_048_576,
    answers: { ...savedAt, amount_ht: maybe(told.money('Montant HT')) },
  }),
  declare: defineEndpoint('PUT /revenue/{id}/declare', {
    ...declaring,
    summary: "Déclare le chiffre d'affaires ; le montant est la somme des lignes",
    body: { amount_ht: asked(revenue.fields.amount_ht, { required: true }) },
  }),
  return: defineEndpoint('PUT /revenue/{id}/return', {
    ...deciding,
    summary: 'Renvoie la déclaration à corriger',
    body: { comment: asked(revenue.fields.comment, { required: true }) },
  }),
  validate: defineEndpoint('PUT /revenue/{id}/validate', { ...deciding, summary: 'Valide la déclaration' }),
  invoice: defineEndpoint('PUT /revenue/{id}/invoice', {
    ...deciding,
    summary: 'Marque la déclaration comme facturée',
  }),
  correct: defineEndpoint('PUT /revenue/{id}/correct', {
    ...deciding,
    summary: 'Ouvre une déclaration qui corrige celle-ci',
  }),
  acceptUnsent: defineEndpoint('PUT /revenue/{id}/accept-unsent', {
    ...deciding,
    summary: 'Accepte telle quelle une déclaration jamais envoyée',
  }),
  remind: defineEndpoint('PUT /revenue/{id}/remind', {
    ...deciding,
    summary: 'Relance le fournisseur, une fois le délai passé',
    answers: counted,
  }),
  workbook: defineEndpoint('GET /revenue/{id}/workbook', {
    ...reading,
    summary: 'Les montants de la déclaration (xlsx)',
    file: xlsxType,
  }),
  read: defineEndpoint('POST /revenue/{id}/workbook', {
    ...declaring,
    summary: 'Lit une feuille de montants rapportée, sans rien changer',
    unkeyed: 'its body is read as it comes; it changes nothing',
    upload: true,
    errors: ['err415'],
    answers: revenueWorkbookAnswer,
  }),
} as const
