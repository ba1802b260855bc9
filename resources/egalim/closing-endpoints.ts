import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { made, success, told } from '../schema/told'
import { closingPage } from './closing-answers'

const id = (label: string) => f.int({ label, required: true, min: 1 })
const year = f.int({ label: 'Année', required: true, min: 2000, max: 2100 })
const ofYear = { year, adherent_id: id('Adhérent') } as const
const ofMember = { adherent_id: id('Adhérent') } as const
const manage = { permission: 'manageEgalim', tag: 'EGAlim' } as const

/** A year closed for ma-cantine, kept, and put there (measures §7). */
export const closingEndpoints = {
  page: defineEndpoint('GET /egalim/closing', {
    permission: 'viewEgalim',
    tag: 'EGAlim',
    summary: "Les totaux du formulaire de ma-cantine, aujourd'hui et à la clôture",
    query: ofYear,
    answers: closingPage,
  }),
  shut: defineEndpoint('POST /egalim/closing', {
    ...manage,
    summary: "Clôture l'année d'un adhérent : totaux et fichier sont gardés",
    body: {
      ...ofYear,
      /** What was shown: purchases that came since are refused. */
      total_ht: f.decimal({ label: 'Total affiché', digits: [14, 2], required: true }),
    },
    answers: made,
    errors: ['err409'],
  }),
  reopen: defineEndpoint('PUT /egalim/closing/{id}/reopen', {
    ...manage,
    summary: 'Rouvre une année clôturée',
    body: { reason: f.longText({ label: 'Motif', required: true, min: 3, max: 500 }) },
    answers: success,
    errors: ['err409'],
  }),
  file: defineEndpoint('GET /egalim/closing/{id}/file', {
    permission: 'viewEgalim',
    tag: 'EGAlim',
    summary: "Le fichier d'une clôture, tel qu'il a été gardé (CSV)",
    file: 'text/csv',
  }),
  paper: defineEndpoint('GET /egalim/closing/{id}/paper', {
    permission: 'viewEgalim',
    tag: 'EGAlim',
    summary: 'Une clôture en PDF',
    file: 'application/pdf',
    opens: true,
  }),
  send: defineEndpoint('POST /egalim/closing/{id}/send', {
    ...manage,
    summary: "Remplit le bilan de l'année chez ma-cantine",
    answers: { address: told.text('Adresse de ma-cantine') },
    opens: true,
    errors: ['err409'],
  }),
} as const

/** The account of ma-cantine that a member opens to this server. */
export const maCantineLinks = {
  start: defineEndpoint('POST /egalim/ma-cantine/link', {
    ...manage,
    summary: 'Commence à relier un adhérent à son compte ma-cantine',
    body: ofMember,
    answers: { url: told.text('Page de ma-cantine') },
    unkeyed: 'it answers an authorisation that is used once',
  }),
  finish: defineEndpoint('PUT /egalim/ma-cantine/link', {
    ...manage,
    summary: 'Relie, au retour de ma-cantine',
    body: {
      code: f.text({ label: 'Code', required: true, max: 1000 }),
      state: f.text({ label: 'State', required: true, max: 100 }),
    },
    answers: { adherent_id: told.ref('adherent', 'Adhérent') },
    opens: true,
    errors: ['err409'],
  }),
  end: defineEndpoint('PUT /egalim/ma-cantine/unlink', {
    ...manage,
    summary: "Ne relie plus l'adhérent à ma-cantine",
    body: ofMember,
    answers: success,
    opens: true,
  }),
} as const
