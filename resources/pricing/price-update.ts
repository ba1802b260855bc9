import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { parisDay } from '../schema/paris-time'
import { defineResource } from '../schema/resource'
import { notBefore, type RowCheck } from '../schema/row-checks'
import { priceUpdateMoves, priceUpdateStates } from './states'

const readonly = true

/** Prices are applied at 00:05 of a day after the one of the limit, in Paris. */
const afterLimit: RowCheck = ({ response_date_limit: limit, appliance_date: day }) =>
  limit && day && String(day) <= parisDay(new Date(String(limit)))
    ? {
        name: 'appliance_date',
        message: "La date d'application vient après le jour de la date limite de réponse.",
      }
    : undefined

/** A campaign that asks suppliers for their prices (domain §10.1). */
export const priceUpdate = defineResource('price_update', {
  label: ['Mise à jour des prix', 'Mises à jour des prix'],
  comments: true,
  model: 'Price_update',
  title: 'label',
  calls: rest('/price-update'),
  restores: false,
  at: '/price-updates',
  access: {
    view: 'viewPriceUpdate',
    create: 'createPriceUpdate',
    update: 'createPriceUpdate',
    remove: 'createPriceUpdate',
  },
  imports: false,
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    status: f.select(priceUpdateStates, {
      label: 'État',
      moves: priceUpdateMoves,
      required: true,
      default: '100',
      readonly,
      index: true,
    }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    tender_id: f.ref('tender', { label: "Appel d'offres" }),
    family_ids: f.refs('family', { label: 'Familles', required: true, max: 100 }),
    supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: 500 }),
    period_start: f.date({ label: 'Début de la période' }),
    period_end: f.date({ label: 'Fin de la période' }),
    response_date_limit: f.dateTime({ label: 'Date limite de réponse', required: true }),
    appliance_date: f.date({
      label: "Date d'application",
      required: true,
      help: 'Les prix validés sont appliqués ce jour-là à 00:05.',
    }),
    max_increase_pct: f.rate({
      label: 'Clause butoir (%)',
      min: 0,
      help: "Hausse au-delà de laquelle un prix n'est accepté qu'avec un motif ; vide : aucune.",
    }),
    mail_object: f.text({ label: 'Objet du message', max: 255 }),
    mail_message: f.longText({ label: 'Message', max: 4000 }),
    opened_at: f.dateTime({ label: 'Ouverte le', readonly }),
    validated_at: f.dateTime({ label: 'Validée le', readonly }),
    applied_at: f.dateTime({ label: 'Appliquée le', readonly }),
    carts_repriced_at: f.dateTime({ label: 'Paniers mis à jour le', readonly, hidden: true }),
    cancel_reason: f.text({ label: "Motif d'annulation", max: 500, readonly }),
  },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal: 'Mise à jour des prix au statut « %{state} » : ce qui a été demandé ne se modifie plus.',
  },
  checks: [notBefore('period_start', 'period_end'), afterLimit],
  form: {
    Campagne: [
      ['label', 'company_id'],
      ['family_ids', 'supplier_ids'],
      {
        Calendrier: [
          ['response_date_limit', 'appliance_date'],
          ['period_start', 'period_end'],
        ],
      },
      { Conditions: [['max_increase_pct', 'tender_id']] },
      { Invitation: ['mail_object', 'mail_message'] },
    ],
  },
  list: {
    columns: ['label', 'company_id', 'response_date_limit', 'appliance_date', 'status'],
    search: ['label'],
    sort: ['id', 'desc'],
  },
})
