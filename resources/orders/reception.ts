import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const access = {
  view: 'viewReceivedOrders',
  read: ['viewOrderTracking', 'receiveOrder'],
  create: 'receiveOrder',
}

/** What arrived of an order, as it was signed for; a new version replaces the former (domain §6.1). */
export const reception = defineResource('reception', {
  label: ['Réception', 'Réceptions'],
  title: 'number',
  access,
  imports: false,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    number: f.int({ label: 'Numéro', required: true, min: 1 }),
    version: f.int({ label: 'Version', required: true, default: 1, min: 1 }),
    date: f.date({ label: 'Livrée le', required: true }),
    receiver_name: f.text({ label: 'Réceptionnaire', max: 120 }),
    delivery_form: f.text({ label: 'N° du bon de livraison', max: 60 }),
    fresh_temperature: f.decimal({ label: 'Température du frais', digits: [4, 1], unit: '°C' }),
    freeze_temperature: f.decimal({ label: 'Température du surgelé', digits: [4, 1], unit: '°C' }),
    comment: f.longText({ label: 'Commentaire', max: 2000 }),
    /** Why nothing more is expected. */
    remainder_reason: f.text({ label: 'Motif du reliquat soldé', max: 255 }),
    file_ids: f.refs('file', {
      label: 'Photos et bons',
      as: 'Files',
      max: 10,
      folder: '/reception',
      accept: ['pdf', 'png', 'jpg', 'jpeg'],
    }),
    state: f.select(
      {
        draft: { label: 'En saisie', tone: 'orange' },
        signed: { label: 'Signée', tone: 'green' },
        replaced: { label: 'Remplacée', tone: 'grey' },
        undone: { label: 'Annulée', tone: 'red' },
      },
      {
        label: 'État',
        moves: [
          { verb: 'sign', from: ['draft'], to: 'signed' },
          { verb: 'replace', from: ['signed'], to: 'replaced' },
          { verb: 'undo', from: ['signed'], to: 'undone' },
        ],
        required: true,
        default: 'draft',
      },
    ),
    /** The same key never gives two receptions: what was typed without a network is sent once. */
    client_key: f.text({ label: 'Clé de saisie', max: 60, hidden: true }),
    /** SHA-256 of what was typed: the same key with another content is refused. */
    content_hash: f.text({ label: 'Empreinte de la saisie', max: 64, hidden: true }),
    signed_at: f.dateTime({ label: 'Signée le' }),
    signed_by: f.ref('user', { label: 'Signée par', as: 'SignedBy' }),
    undone_at: f.dateTime({ label: 'Annulée le' }),
    undone_by: f.ref('user', { label: 'Annulée par', as: 'UndoneBy' }),
    undo_reason: f.text({ label: "Motif d'annulation", max: 500 }),
  },
  unique: [
    { fields: ['order_id', 'number', 'version'] },
    { fields: ['client_key'], among: { state: 'signed' } },
  ],
  indexes: [['order_id', 'number']],
})

export const receptionLine = defineResource('reception_line', {
  label: ['Ligne de réception', 'Lignes de réception'],
  model: 'Reception_line',
  title: 'order_line_id',
  access,
  imports: false,
  fields: {
    reception_id: f.ref('reception', { label: 'Réception', required: true }),
    order_line_id: f.ref('order_line', { label: 'Ligne', required: true }),
    qty_delivered: f.quantity({ label: 'Quantité du bon', required: true, min: 0 }),
    qty_accepted: f.quantity({ label: 'Quantité acceptée', required: true, min: 0 }),
    price_delivered_ht: f.unitPrice({ label: 'Prix du bon HT', required: true, min: 0 }),
    /** Weighed of what was accepted, in the billing unit: it is what is paid and stocked (5-doors §4). */
    weight: f.quantity({ label: 'Poids', min: 0 }),
    weighings: f.text({ label: 'Pesées', max: 255 }),
    /** Of what was accepted: not paid, and no over-receipt. */
    free_quantity: f.quantity({ label: 'dont gratuits', min: 0 }),
    /** What is paid, in order units: by weight and without what is free. */
    paid_quantity: f.decimal({ label: 'Quantité payée', digits: [18, 9], hidden: true, readonly: true }),
    refusal_reason: f.text({ label: 'Motif de refus', max: 255 }),
    batch_number: f.text({ label: 'Lot', max: 60 }),
    best_before: f.date({ label: 'DLC / DDM' }),
    claim: f.bool({ label: 'À réclamer', required: true, default: false }),
    voice_file_id: f.file({
      label: 'Note vocale',
      as: 'Voice',
      folder: '/reception',
      accept: ['webm', 'ogg', 'm4a'],
    }),
  },
})
