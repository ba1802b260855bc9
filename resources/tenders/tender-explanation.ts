import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const readonly = true
const ofBuyer = { read: 'viewTender' }

export const explanationDecisions = {
  admitted: { label: 'Admise', tone: 'green' },
  rejected: { label: 'Rejetée', tone: 'red' },
} as const

/**
 * What a supplier was asked of prices that look abnormally low, its answer, and what was decided of it (code de la commande
 * publique, R2152-3 to R2152-5). It stands for the prices that were asked about: others are asked about anew.
 */
export const tenderExplanation = defineResource('tender_explanation', {
  label: ["Demande d'explications", "Demandes d'explications"],
  model: 'Tender_explanation',
  title: 'asked_at',
  access: { view: 'viewTender', read: ['viewTender', 'answerTender'], update: 'answerTender' },
  imports: false,
  fields: {
    tender_id: f.ref('tender', { label: "Appel d'offres", required: true }),
    tender_family_id: f.ref('tender_family', { label: 'Lot', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    offer_print: f.text({ label: 'Empreinte des prix', required: true, max: 64, readonly, hidden: true }),
    asked_at: f.dateTime({ label: 'Demandée le', required: true, readonly }),
    asked_by: f.ref('user', { label: 'Demandée par', as: 'Asker', readonly }),
    deadline: f.dateTime({ label: 'Date limite', required: true }),
    question: f.longText({ label: 'Demande', required: true, min: 3, max: 4000 }),
    answered_at: f.dateTime({ label: 'Reçue le', readonly }),
    answered_by: f.ref('user', { label: 'Répondue par', as: 'Answerer', readonly }),
    answer: f.longText({ label: 'Explications', max: 8000 }),
    file_ids: f.refs('file', {
      label: 'Justificatifs',
      as: 'Files',
      max: 10,
      folder: '/tender/explanation',
      accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg'],
    }),
    decision: f.select(explanationDecisions, { label: 'Décision', readonly }),
    reason: f.text({ label: 'Motif', max: 400 }),
    decided_at: f.dateTime({ label: 'Décidée le', readonly }),
    decided_by: f.ref('user', { label: 'Décidée par', as: 'Decider', readonly }),
  },
  fieldAccess: { decision: ofBuyer, reason: ofBuyer, decided_at: ofBuyer, decided_by: ofBuyer },
  unique: [{ fields: ['tender_family_id', 'supplier_id', 'offer_print'] }],
})
