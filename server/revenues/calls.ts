import { revenueOrder, revenuePage, revenueWorkbookAnswer } from '../../resources/revenues/answers'
import { revenue } from '../../resources/revenues/revenue'
import { revenueEntryFields } from '../../resources/revenues/revenue-entry'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { asked, many, maybe } from '../../resources/schema/pick'
import { savedAt, told } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { attachment } from '../api/files/disposition'
import { sentWorkbook } from '../api/files/file-body'
import { answering, reading } from '../api/with-work'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { canRead } from '../database/rights'
import { correctRevenue, invoiceRevenue, returnRevenue, validateRevenue } from './decide-declaration'
import { readOrders, readRevenue } from './read-declaration'
import { readParts, writeParts } from './revenue-workbook'
import { declareRevenue, saveRevenue } from './save-declaration'
import { supplierRevenue } from './supplier-revenue'

const tag = "Chiffre d'affaires"
const params = { id: f.int({ label: 'Déclaration', required: true, min: 1 }) } as const
const declare = 'declareRevenue'
const decide = 'validateRevenue'

/** Does a step and answers the declaration as it stands then. */
const done = answering(readRevenue)

/** Reads in the name of who may see declarations, in the back office or of its own suppliers. */
const seen = <T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> => {
  if (!canRead(context.db.registry.get('revenue'), actor)) throw new ApiError('err403')
  return reading(context, actor, run)
}

/** What declarations of revenue answer beyond their declaration (domain §11.2). */
export const revenueCalls: Call[] = [
  supplierRevenue,
  defineCall('GET /revenue/{id}/page', 'signedIn', {
    shape: {
      summary: 'Une déclaration, ses montants et ce qui est observé',
      tag,
      params,
      answers: revenuePage,
    },
    run: ({ context, actor, params: { id } }) => seen(context, actor, (work) => readRevenue(work, id)),
  }),
  defineCall('GET /revenue/{id}/orders', 'signedIn', {
    shape: {
      summary: 'Les commandes reçues derrière le montant observé',
      tag,
      params,
      listed: true,
      query: { part_id: f.int({ label: 'Adhérent ou famille', min: 1 }) },
      answers: { data: many('Commandes', revenueOrder) },
    },
    run: ({ context, actor, params: { id }, query }) =>
      seen(context, actor, (work) => readOrders(work, id, query.part_id ?? undefined)),
  }),
  defineCall('PUT /revenue/{id}/lines', declare, {
    shape: {
      summary: 'Enregistre les montants en cours de saisie',
      tag,
      params,
      body: {
        lines: f.rows(revenueEntryFields, { label: 'Lignes', required: true, max: 5000 }),
        saved_at: asked(revenue.fields.saved_at),
      },
      bodyLimit: 4 * 1_048_576,
      answers: { ...savedAt, amount_ht: maybe(told.money('Montant HT')) },
    },
    run: ({ context, actor, params: { id }, body: { lines, saved_at } }) =>
      context.db.write(actor, (tx) =>
        saveRevenue(workOf(context.db, tx, context.now()), id, { lines, saved_at: saved_at ?? null }),
      ),
  }),
  defineCall('PUT /revenue/{id}/declare', declare, {
    shape: {
      summary: "Déclare le chiffre d'affaires ; le montant est la somme des lignes",
      tag,
      params,
      body: { amount_ht: asked(revenue.fields.amount_ht, { required: true }) },
      answers: revenuePage,
    },
    run: ({ context, actor, params: { id }, body: { amount_ht } }) =>
      done(context, actor, { id, run: (work) => declareRevenue(work, id, amount_ht) }),
  }),
  defineCall('PUT /revenue/{id}/return', decide, {
    shape: {
      summary: 'Renvoie la déclaration à corriger',
      tag,
      params,
      body: { comment: asked(revenue.fields.comment, { required: true }) },
      answers: revenuePage,
    },
    run: ({ context, actor, params: { id }, body: { comment } }) =>
      done(context, actor, { id, run: (work) => returnRevenue(work, id, comment) }),
  }),
  defineCall('PUT /revenue/{id}/validate', decide, {
    shape: { summary: 'Valide la déclaration', tag, params, answers: revenuePage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => validateRevenue(work, id) }),
  }),
  defineCall('PUT /revenue/{id}/invoice', decide, {
    shape: { summary: 'Marque la déclaration comme facturée', tag, params, answers: revenuePage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => invoiceRevenue(work, id) }),
  }),
  defineCall('PUT /revenue/{id}/correct', decide, {
    shape: { summary: 'Ouvre une déclaration qui corrige celle-ci', tag, params, answers: revenuePage },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        return readRevenue(work, await correctRevenue(work, id))
      }),
  }),
  defineCall('GET /revenue/{id}/workbook', 'signedIn', {
    shape: { summary: 'Les montants de la déclaration (xlsx)', tag, params, file: xlsxType },
    run: async ({ context, actor, params: { id }, reply }) => {
      const { name, book } = await seen(context, actor, (work) => writeParts(work, id))
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('POST /revenue/{id}/workbook', declare, {
    shape: {
      unkeyed: 'its body is read as it comes; it changes nothing',
      summary: 'Lit une feuille de montants rapportée, sans rien changer',
      tag,
      params,
      ...sentWorkbook,
      errors: ['err415'],
      answers: revenueWorkbookAnswer,
    },
    run: ({ context, actor, params: { id }, request }) => readParts({ context, actor, request }, id),
  }),
]
