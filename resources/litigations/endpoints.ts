import { supplier } from '../directory/supplier'
import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { many, pick } from '../schema/pick'
import { success, told } from '../schema/told'
import { litigationAnswer, litigationPage } from './answers'
import { draftFields } from './draft-fields'
import { litigation, litigationMessage } from './litigation'
import { draftState, litigationStates, litigationVerbs } from './states'

const ref = (label: string) => f.int({ label, min: 1 })
const shared = { tag: 'Litiges', of: 'litigation', answers: litigationAnswer } as const
const ofOne = { ...shared, params: { id: f.int({ label: 'Litige', required: true, min: 1 }) } } as const

const { credit_obtained_ht, credit_reference } = litigation.fields
/** Read of a litigation, and written by its acts alone. */
const credit = {
  credit_obtained_ht: { ...credit_obtained_ht, readonly: false },
  credit_reference: { ...credit_reference, readonly: false },
} as const

/** Claims on suppliers: written, sent, answered, closed. */
export const litigationEndpoints = {
  suppliers: defineEndpoint('GET /supplier/litigation/adherent/{id}', {
    permission: 'viewLitigation',
    tag: 'Fournisseurs',
    of: 'litigation',
    summary: "Fournisseurs d'un adhérent auprès desquels un litige peut être ouvert",
    listed: true,
    params: { id: f.int({ label: 'Adhérent', required: true, min: 1 }) },
    query: { is_group: f.bool({ label: "L'adhérent est un groupe" }) },
    answers: {
      data: many('Fournisseurs', {
        ...pick(supplier, ['id', 'name', 'email', 'phone']),
        orders_nb: f.int({ label: 'Commandes', required: true }),
        last_order: f.dateTime({ label: 'Dernière commande' }),
      }),
    },
  }),
  list: defineEndpoint('GET /litigation', {
    ...shared,
    permission: 'signedIn',
    summary: 'Litiges, du plus récent au plus ancien',
    query: {
      adherentId: ref('Adhérent'),
      groupId: ref("Groupe d'adhérents"),
      supplierId: ref('Fournisseur'),
      status: f.select({ draft: draftState, ...litigationStates }, { label: 'Statut' }),
      open: f.bool({ label: 'Non clos' }),
      search: f.text({ label: 'Recherche', max: 100 }),
      offset: f.int({ label: 'À partir de', default: 0, min: 0 }),
      limit: f.int({ label: 'Nombre', default: 25, min: 1, max: 100 }),
    },
    answers: litigationPage,
  }),
  one: defineEndpoint('GET /litigation/{id}', {
    ...ofOne,
    permission: 'signedIn',
    summary: 'Un litige, ses lignes et sa conversation',
  }),
  create: defineEndpoint('POST /litigation', {
    ...shared,
    permission: 'createLitigation',
    summary: "Ouvrir un litige, sans l'envoyer",
    body: {
      ...draftFields,
      adherent_id: ref('Adhérent'),
      groupAdherent_id: ref("Groupe d'adhérents"),
      order_id: ref('Commande'),
      supplier_id: f.int({ label: 'Fournisseur', required: true, min: 1 }),
    },
  }),
  update: defineEndpoint('PUT /litigation/{id}', {
    ...ofOne,
    permission: 'createLitigation',
    summary: "Modifier un litige qui n'a pas été envoyé",
    body: { ...draftFields, lock_version: f.int({ label: 'Version', required: true, min: 0 }) },
  }),
  send: defineEndpoint('PUT /litigation/{id}/send', {
    ...ofOne,
    permission: 'createLitigation',
    summary: 'Envoyer un litige au fournisseur et au chargé de mission',
  }),
  remove: defineEndpoint('DELETE /litigation/{id}', {
    ...ofOne,
    permission: 'deleteLitigation',
    summary: "Supprimer un litige qui n'a pas été envoyé",
    answers: success,
  }),
  move: defineEndpoint('PUT /litigation/{id}/move', {
    ...ofOne,
    permission: 'signedIn',
    summary: 'Faire avancer un litige : prise en charge, avoir accepté ou refusé, avoir reçu, clôture',
    body: {
      verb: told.word('Action', litigationVerbs),
      ...credit,
      comment: f.longText({ label: 'Commentaire', max: 5000 }),
      reason: f.text({ label: 'Motif', max: 500 }),
    },
  }),
  write: defineEndpoint('POST /litigation/{id}/message', {
    ...ofOne,
    permission: 'signedIn',
    summary: "Écrire dans la conversation d'un litige",
    body: pick(litigationMessage, ['text', 'file_ids']),
  }),
} as const
