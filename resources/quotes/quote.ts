import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { lineDraft } from '../trade/correction'
import { quoteLineMoves, quoteLineStates, quoteMoves, quoteStates } from './states'

const readonly = true
export const quoteFolder = '/quote'
const accept = ['pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx', 'xls', 'xlsx'] as const

/** What a request that is on its way may be given besides. */
export const completion = {
  response_date_limit: f.dateTime({
    label: 'Nouvelle date limite de réponse',
    help: 'Les fournisseurs déjà interrogés en sont prévenus par e-mail, avec un nouveau lien.',
  }),
  supplier_ids: f.refs('supplier', { label: 'Fournisseurs à ajouter', max: 20 }),
  supplier_not_in_catalog_ids: f.refs('suppliernotincatalog', {
    label: 'Fournisseurs hors catalogue à ajouter',
    max: 20,
  }),
}

/** What a member asks suppliers a price for (domain §10.4). */
export const quote = defineResource('quote', {
  label: ['Demande de devis', 'Demandes de devis'],
  comments: true,
  title: 'label',
  calls: rest('/quote'),
  restores: false,
  at: '/quotes',
  access: { view: 'viewQuote', create: 'createQuote', update: 'updateQuote', remove: 'updateQuote' },
  imports: false,
  fields: {
    label: f.text({ label: 'Objet', required: true, max: 100 }),
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    status: f.select(quoteStates, {
      label: 'État',
      moves: quoteMoves,
      required: true,
      default: '100',
      readonly,
      index: true,
    }),
    description: f.longText({ label: 'Description', max: 5000 }),
    family_id: f.ref('family', { label: 'Famille', required: true }),
    quantity: f.quantity({ label: 'Quantité', required: true, min: 0.001 }),
    unit_id: f.ref('unit', { label: 'Unité', required: true }),
    needed_date: f.date({ label: 'Date souhaitée' }),
    response_date_limit: f.dateTime({
      label: 'Date limite de réponse',
      required: true,
      index: true,
    }),
    file_ids: f.refs('file', {
      label: 'Fichiers',
      as: 'Files',
      max: 10,
      folder: quoteFolder,
      accept,
    }),
    supplier_ids: f.refs('supplier', { label: 'Fournisseurs', as: 'Suppliers', max: 20 }),
    supplier_not_in_catalog_ids: f.refs('suppliernotincatalog', {
      label: 'Fournisseurs hors catalogue',
      as: 'OutsideSuppliers',
      max: 20,
      help: 'Ils répondent par e-mail, sans compte.',
    }),
    project_manager_id: f.ref('user', { label: 'Chargé de mission', as: 'ProjectManager', readonly }),
    sent_at: f.dateTime({ label: 'Envoyé le', readonly }),
    decided_at: f.dateTime({ label: 'Décidé le', readonly }),
    decision_reason: f.text({ label: 'Motif', max: 500, readonly }),
    product_not_in_catalog_id: f.ref('productnotincatalog', {
      label: 'Produit hors catalogue',
      readonly,
    }),
    order_id: f.ref('order', { label: 'Panier', readonly }),
  },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal: 'Demande de devis au statut « %{state} » : elle ne se modifie plus.',
  },
  actions: {
    complete: {
      label: 'Compléter la demande',
      call: 'PUT /quote/{id}/complete',
      permission: 'updateQuote',
      if: { status: { in: ['150', '200'] } },
      input: completion,
      done: 'La demande est complétée.',
    },
  },
  indexes: [['adherent_id', 'status']],
  form: {
    Demande: [
      ['label', 'adherent_id'],
      'description',
      ['family_id', 'quantity', 'unit_id'],
      ['needed_date', 'response_date_limit'],
      'file_ids',
      { Fournisseurs: ['supplier_ids', 'supplier_not_in_catalog_ids'] },
    ],
  },
  list: {
    title: 'Suivi des devis',
    columns: ['label', 'adherent_id', 'family_id', 'needed_date', 'response_date_limit', 'status'],
    search: ['label', 'description'],
    sort: ['id', 'desc'],
  },
})

/** The quote of one supplier, from the moment at which it was asked. */
export const quoteLine = defineResource('quote_line', {
  label: ['Devis de fournisseur', 'Devis des fournisseurs'],
  model: 'Quote_line',
  title: 'reference',
  access: { view: 'viewQuote' },
  imports: false,
  fields: {
    quote_id: f.ref('quote', { label: 'Demande de devis', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
    supplier_not_in_catalog_id: f.ref('suppliernotincatalog', { label: 'Fournisseur hors catalogue' }),
    state: f.select(quoteLineStates, {
      label: 'État',
      moves: quoteLineMoves,
      required: true,
      default: 'asked',
      readonly,
    }),
    sent_at: f.dateTime({ label: 'Envoyé le', required: true, readonly }),
    answered_at: f.dateTime({ label: 'Répondu le', readonly }),
    reference: f.text({ label: 'N° du devis', max: 60 }),
    amount_ht: f.money({ label: 'Montant HT', min: 0.01 }),
    rate_id: f.ref('rate', { label: 'Taux de TVA' }),
    valid_until: f.date({ label: "Valable jusqu'au" }),
    comment: f.text({ label: 'Commentaire', max: 1000 }),
    file_id: f.file({ label: 'Devis (fichier)', folder: quoteFolder, accept }),
    draft: lineDraft,
    saved_at: f.dateTime({ label: 'Enregistré sans envoi le', readonly }),
    reopened_until: f.dateTime({ label: "Rouvert jusqu'au", readonly }),
  },
  fieldAccess: { draft: { read: 'serverOnly' } },
  unique: [{ fields: ['quote_id', 'supplier_id', 'supplier_not_in_catalog_id'] }],
})

/** The link of a supplier to its own quote; only the hash of its secret is kept. */
export const quoteToken = defineResource('quote_token', {
  label: ['Lien de devis', 'Liens de devis'],
  model: 'Quote_token',
  title: 'quote_line_id',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  fields: {
    quote_line_id: f.ref('quote_line', { label: 'Devis', required: true }),
    token_hash: f.text({ label: 'Empreinte', required: true, max: 64, unique: true, secret: true }),
    expires_at: f.dateTime({ label: 'Expire le', required: true }),
    uploads: f.int({ label: 'Fichiers envoyés', required: true, default: 0, min: 0 }),
  },
})
