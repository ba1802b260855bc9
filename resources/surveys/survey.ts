import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { reminders } from '../trade/reminders'
import { surveyColumnNames, surveyColumns } from './columns'
import { surveyMoves, surveyStates } from './states'

const readonly = true
const access = {
  view: 'manageStatisticRequest',
  read: 'answerStatisticRequest',
  create: 'manageStatisticRequest',
  update: 'manageStatisticRequest',
  remove: 'manageStatisticRequest',
}
const status = f.select(surveyStates, {
  label: 'État',
  moves: surveyMoves,
  required: true,
  default: '100',
  readonly,
  index: true,
})

/** Asks suppliers what they sold to a service's members off the platform (domain §11.4). */
export const statisticRequest = defineResource('statistic_request', {
  label: ['Demande de statistiques', 'Demandes de statistiques'],
  model: 'Statistic_request',
  also: ['Statistic'],
  title: 'label',
  calls: rest('/statistic-request'),
  restores: false,
  at: '/statistic-requests',
  access,
  imports: false,
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    status,
    company_id: f.ref('company', { label: 'Service', required: true }),
    supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: 500 }),
    period_start: f.date({ label: 'Début de la période', required: true }),
    period_end: f.date({ label: 'Fin de la période', required: true }),
    columns: f.list({
      label: 'Colonnes demandées',
      required: true,
      options: Object.fromEntries(surveyColumnNames.map((name) => [name, surveyColumns[name].label])),
      default: ['adherent', 'reference', 'quantity', 'amount'],
      help: 'Le code adhérent et le montant sont toujours demandés ; sans date, les achats comptent au dernier jour de la période.',
    }),
    due_date: f.date({ label: 'À renvoyer avant le', required: true }),
    mail_object: f.text({ label: 'Objet du message', max: 255 }),
    mail_message: f.longText({ label: 'Message', max: 4000 }),
    sent_at: f.dateTime({ label: 'Envoyée le', readonly }),
  },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal: 'Demande de statistiques au statut « %{state} » : ce qui a été demandé ne se modifie plus.',
  },
  checks: [notBefore('period_start', 'period_end')],
  form: {
    Demande: [
      ['label', 'company_id'],
      'supplier_ids',
      { Période: [['period_start', 'period_end'], 'due_date'] },
      { Modèle: ['columns'] },
      { Message: ['mail_object', 'mail_message'] },
    ],
  },
  list: {
    columns: ['label', 'company_id', 'period_start', 'period_end', 'due_date', 'status'],
    search: ['label'],
    sort: ['id', 'desc'],
  },
})

/** What one supplier answers: its file, and what was read of it. */
export const statisticResponse = defineResource('statistic_response', {
  label: ['Réponse à une demande de statistiques', 'Réponses aux demandes de statistiques'],
  model: 'Statistic_response',
  title: 'supplier_id',
  access: { view: access.view, read: access.read },
  imports: false,
  fields: {
    statistic_request_id: f.ref('statistic_request', { label: 'Demande de statistiques', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    status,
    file_id: f.file({ label: 'Fichier reçu', folder: '/statistic', accept: ['xlsx', 'xls'], readonly }),
    imported: f.bool({ label: 'Intégrée', required: true, default: false, readonly }),
    lines: f.int({ label: 'Lignes', required: true, default: 0, min: 0, readonly }),
    amount_ht: f.money({ label: 'Montant HT', readonly }),
    comment: f.longText({ label: 'Commentaire', max: 2000, readonly }),
    received_at: f.dateTime({ label: 'Reçue le', readonly }),
    integrated_at: f.dateTime({ label: 'Intégrée le', readonly }),
    ...reminders,
  },
  unique: [{ fields: ['statistic_request_id', 'supplier_id'] }],
  indexes: [['supplier_id', 'statistic_request_id']],
})

/** What a supplier's file calls a column, as somebody said once. */
export const statisticColumn = defineResource('statistic_column', {
  label: ['Colonne reconnue', 'Colonnes reconnues'],
  model: 'Statistic_column',
  title: 'heading',
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    heading: f.text({ label: 'Titre', required: true, max: 255 }),
    column: f.text({ label: 'Colonne', required: true, max: 20 }),
  },
  unique: [{ fields: ['supplier_id', 'heading'] }],
})

/** A purchase off the platform, as its supplier told it; it counts in the figures once its answer is integrated. */
export const externalPurchase = defineResource('external_purchase', {
  label: ['Achat hors plateforme', 'Achats hors plateforme'],
  model: 'External_purchase',
  title: 'reference',
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    statistic_response_id: f.ref('statistic_response', { label: 'Réponse', required: true }),
    integrated: f.bool({ label: 'Intégré', required: true, default: false }),
    line: f.int({ label: 'Ligne du fichier', required: true, min: 1 }),
    day: f.date({ label: 'Jour', required: true }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    reference: f.text({ label: 'Référence', max: 60 }),
    designation: f.text({ label: 'Désignation', max: 200 }),
    article_id: f.ref('article', { label: 'Article' }),
    catalog_id: f.ref('catalog', { label: 'Catalogue' }),
    family_id: f.ref('family', { label: 'Famille' }),
    subfamily_id: f.ref('subfamily', { label: 'Sous-famille' }),
    quantity: f.decimal({ label: 'Quantité', digits: [14, 3] }),
    amount_ht: f.money({ label: 'Montant HT', required: true }),
  },
  indexes: [['day', 'company_id']],
})
