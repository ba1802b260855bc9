import { litigationScreenTexts } from '../../i18n/fr/litigation-screens'
import { litigationAnswer, litigationPage } from '../../resources/litigations/answers'
import { litigation, litigationMessage } from '../../resources/litigations/litigation'
import { litigationStates, litigationVerbs } from '../../resources/litigations/states'
import { f } from '../../resources/schema/f'
import { pick } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { draftFields } from './litigation-input'
import { moveLitigation, writeMessage } from './move-litigation'
import { listLitigations, readLitigation } from './read-litigations'
import { createLitigation, deleteLitigation, updateLitigation } from './save-litigation'
import { sendLitigation } from './send-litigation'
import { litigationSuppliersCall } from './supplier-call'

const tag = 'Litiges'
const params = { id: f.int({ label: 'Litige', required: true, min: 1 }) } as const
/** Before it is sent a litigation has no status of its own. */
const draftState = { label: litigationScreenTexts.draft, tone: 'orange' } as const
const ref = (label: string) => f.int({ label, min: 1 })

const readCalls: Call[] = [
  defineCall('GET /litigation', 'signedIn', {
    shape: {
      summary: 'Litiges, du plus récent au plus ancien',
      tag,
      answers: litigationPage,
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
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) =>
        listLitigations(workOf(context.db, tx, context.now()), {
          ...query,
          offset: query.offset ?? 0,
          limit: query.limit ?? 25,
        }),
      ),
  }),
  defineCall('GET /litigation/{id}', 'signedIn', {
    shape: { summary: 'Un litige, ses lignes et sa conversation', tag, answers: litigationAnswer, params },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readLitigation(workOf(context.db, tx, context.now()), id)),
  }),
]

const draftCalls: Call[] = [
  defineCall('POST /litigation', 'createLitigation', {
    shape: {
      summary: "Ouvrir un litige, sans l'envoyer",
      tag,
      answers: litigationAnswer,
      body: {
        ...draftFields,
        adherent_id: ref('Adhérent'),
        groupAdherent_id: ref("Groupe d'adhérents"),
        order_id: ref('Commande'),
        supplier_id: f.int({ label: 'Fournisseur', required: true, min: 1 }),
      },
    },
    run: ({ context, actor, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        return readLitigation(work, await createLitigation(work, body))
      }),
  }),
  defineCall('PUT /litigation/{id}', 'createLitigation', {
    shape: {
      summary: "Modifier un litige qui n'a pas été envoyé",
      tag,
      answers: litigationAnswer,
      params,
      body: { ...draftFields, lock_version: f.int({ label: 'Version', required: true, min: 0 }) },
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await updateLitigation(work, id, body)
        return readLitigation(work, id)
      }),
  }),
  defineCall('PUT /litigation/{id}/send', 'createLitigation', {
    shape: {
      summary: 'Envoyer un litige au fournisseur et au chargé de mission',
      tag,
      answers: litigationAnswer,
      params,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await sendLitigation(context, work, id)
        return readLitigation(work, id)
      }),
  }),
  defineCall('DELETE /litigation/{id}', 'deleteLitigation', {
    shape: { summary: "Supprimer un litige qui n'a pas été envoyé", tag, params, answers: success },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => {
        await deleteLitigation(workOf(context.db, tx, context.now()), id)
        return { success: true }
      }),
  }),
]

const { credit_obtained_ht, credit_reference } = litigation.fields
/** Read of a litigation, and written by its acts alone. */
const asked = {
  credit_obtained_ht: { ...credit_obtained_ht, readonly: false },
  credit_reference: { ...credit_reference, readonly: false },
}

const verbs = Object.fromEntries(litigationVerbs.map((verb) => [verb, verb]))

const followCalls: Call[] = [
  defineCall('PUT /litigation/{id}/move', 'signedIn', {
    shape: {
      summary: 'Faire avancer un litige : prise en charge, avoir accepté ou refusé, avoir reçu, clôture',
      tag,
      answers: litigationAnswer,
      params,
      body: {
        verb: f.select(verbs, { label: 'Action', required: true }),
        ...asked,
        comment: f.longText({ label: 'Commentaire', max: 5000 }),
        reason: f.text({ label: 'Motif', max: 500 }),
      },
    },
    run: ({ context, actor, params: { id }, body: { verb, ...told } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const known = litigationVerbs.find((one) => one === verb)
        if (known) await moveLitigation(work, id, { verb: known, told })
        return readLitigation(work, id)
      }),
  }),
  defineCall('POST /litigation/{id}/message', 'signedIn', {
    shape: {
      summary: "Écrire dans la conversation d'un litige",
      tag,
      answers: litigationAnswer,
      params,
      body: {
        ...pick(litigationMessage, ['text', 'file_ids']),
      },
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await writeMessage(work, id, { text: body.text, file_ids: body.file_ids ?? [] })
        return readLitigation(work, id)
      }),
  }),
]

/** Claims on suppliers: written, sent, answered, closed. */
export const litigationCalls: Call[] = [litigationSuppliersCall, ...readCalls, ...draftCalls, ...followCalls]
