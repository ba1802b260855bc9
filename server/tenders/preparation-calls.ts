import { f } from '../../resources/schema/f'
import { lookup } from '../../resources/schema/lookup'
import { asked, pick } from '../../resources/schema/pick'
import type { Criterion } from '../../resources/tenders/criteria'
import { copiedPreparation, preparationAnswer } from '../../resources/tenders/preparation-answers'
import { tenderFamily, tenderProduct } from '../../resources/tenders/tender-lot'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { copyFiles } from './copy-documents'
import { copyTender } from './copy-tender'
import { criteriaBody } from './criteria-body'
import { readPreparation } from './preparation'
import { prepared } from './prepared'
import { saveBeneficiaries } from './public-tenders'
import { lockPrepared, saveCriteria, saveLots, saveProducts, saveTies, stepSaved } from './save-preparation'

const tag = "Appels d'offres"
const answers = preparationAnswer
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** The preparation of a tender, step by step, and what sends it out. */
export const preparationCalls: Call[] = [
  defineCall('GET /tender/{id}/preparation', 'viewTender', {
    shape: { summary: "La préparation d'un appel d'offres et ce qui y manque", tag, params, answers },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readPreparation(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /tender/{id}/lots', 'updateTender', {
    shape: {
      summary: "Enregistre les lots, dans l'ordre donné",
      tag,
      params,
      body: {
        lots: f.rows(
          {
            id: f.int({ label: 'Lot', min: 1 }),
            ...pick(tenderFamily, ['family_id', 'zone_id', 'label', 'estimated_amount_ht']),
            samples_required: asked(tenderFamily.fields.samples_required),
          },
          { label: 'Lots', required: true, max: 200 },
        ),
      },
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, async (work) => {
        await saveLots(work, id, body.lots)
        return id
      }),
  }),
  defineCall('PUT /tender/{id}/step', 'updateTender', {
    shape: {
      summary: "Retient qu'une étape de la fiche est enregistrée",
      tag,
      params,
      body: {
        step: f.select(lookup({ information: 'Informations', documents: 'Documents et mail' } as const), {
          label: 'Étape',
          required: true,
        }),
      },
      answers,
    },
    run: ({ context, actor, params: { id }, body: { step } }) =>
      prepared(context, actor, async (work) => {
        await stepSaved(work, await lockPrepared(work, id), step)
        return id
      }),
  }),
  defineCall('PUT /tender/lot/{id}/products', 'updateTender', {
    shape: {
      summary: "Enregistre les produits et les volumes d'un lot",
      tag,
      params: { id: f.int({ label: 'Lot', required: true, min: 1 }) },
      body: {
        products: f.rows(
          {
            ...pick(tenderProduct, ['product_id', 'volume', 'reference_price']),
            mandatory: asked(tenderProduct.fields.mandatory, { required: false }),
          },
          { label: 'Produits', required: true, max: 5000 },
        ),
      },
      answers,
      bodyLimit: 4 * 1_048_576,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, (work) => saveProducts(work, id, body.products)),
  }),
  defineCall('PUT /tender/{id}/criteria', 'updateTender', {
    shape: {
      summary: 'Enregistre les critères ; leurs poids font 100',
      tag,
      params,
      body: criteriaBody,
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, async (work) => {
        await saveCriteria(work, id, body.criteria as Criterion[])
        return id
      }),
  }),
  defineCall('PUT /tender/{id}/suppliers', 'updateTender', {
    shape: {
      summary: 'Choisit les fournisseurs consultés',
      tag,
      params,
      body: { supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: 500 }) },
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, async (work) => {
        await saveTies(work, id, { table: 'tender_supplier', column: 'supplier_id', ids: body.supplier_ids })
        return id
      }),
  }),
  defineCall('PUT /tender/{id}/adherents', 'updateTender', {
    shape: {
      summary: 'Choisit les adhérents AMO',
      tag,
      params,
      body: { adherent_ids: f.refs('adherent', { label: 'Adhérents', required: true, max: 1000 }) },
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, async (work) => {
        await saveBeneficiaries(work, id, body.adherent_ids)
        return id
      }),
  }),
  defineCall('PUT /tender/{id}/copy', 'updateTender', {
    shape: {
      summary: "Reprend les lots, produits, critères et documents d'un autre appel d'offres",
      tag,
      params,
      body: { from: f.ref('tender', { label: "Appel d'offres repris", required: true }) },
      answers: copiedPreparation,
    },
    run: async ({ context, actor, params: { id }, body: { from } }) => {
      const files = await copyFiles(context, actor, { id, from })
      try {
        return await context.db.write(actor, async (tx) => {
          const work = workOf(context.db, tx, context.now())
          const copied = await copyTender(work, { id, from, files })
          return { ...(await readPreparation(work, id)), copied }
        })
      } catch (error) {
        await files.forget()
        throw error
      }
    },
  }),
]
