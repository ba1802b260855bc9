import { f } from '../../resources/schema/f'
import { asked, many, pick } from '../../resources/schema/pick'
import { awardAnswer, lotSaving } from '../../resources/tenders/answers'
import { comparisonAnswer, lotProduct, simulationAnswer } from '../../resources/tenders/comparison-answers'
import { criterionNames } from '../../resources/tenders/criteria'
import { note } from '../../resources/tenders/tender-decision'
import { type Call, defineCall } from '../api/call'
import { answering, reading, writing } from '../api/with-work'
import { judgeAdmissibility } from './admissibility'
import { awardTender } from './award-tender'
import { compareLot } from './compare-lot'
import { decideLot } from './decide-lot'
import { preparedProducts } from './lot-offers'
import { savingsOf } from './savings'
import { giveNote, scoreLot, simulateLot } from './score-lot'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const
const answers = comparisonAnswer
const lot = { id: f.int({ label: 'Lot', required: true, min: 1 }) } as const

/** Writes, then answers the lot as it is compared. */
const judged = answering(compareLot)

/** What is judged and decided of offers that are open. */
export const judgementCalls: Call[] = [
  defineCall('GET /tender/lot/{id}/products', 'viewTender', {
    shape: {
      summary: "Produits et volumes d'un lot",
      tag,
      params: lot,
      answers: { data: many('Produits', lotProduct) },
    },
    run: ({ context, actor, params: { id } }) =>
      reading(context, actor, async (work) => ({ data: await preparedProducts(work, id) })),
  }),
  defineCall('GET /tender/lot/{id}/comparison', 'viewTender', {
    shape: { summary: "Comparaison des offres d'un lot", tag, params: lot, answers, errors: ['err541'] },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => compareLot(work, id)),
  }),
  defineCall('GET /tender/{id}/savings', 'viewTender', {
    shape: {
      summary: 'Économies par lot sur la période précédente',
      tag,
      params,
      errors: ['err541'],
      listed: true,
      answers: { data: many('Lots', lotSaving) },
    },
    run: ({ context, actor, params: { id } }) =>
      reading(context, actor, async (work) => ({ data: await savingsOf(work, id) })),
  }),
  defineCall('PUT /tender/lot/{id}/note', 'scoreTender', {
    shape: {
      summary: 'Note une offre sur un critère',
      tag,
      params: lot,
      body: {
        ...pick(note, ['criterion', 'value', 'comment']),
        supplier_id: asked(note.fields.supplier_id, { required: true }),
      },
      answers,
      errors: ['err541'],
    },
    run: ({ context, actor, params: { id }, body }) =>
      judged(context, actor, { id, run: (work) => giveNote(work, id, body) }),
  }),
  defineCall('PUT /tender/lot/{id}/admissibility', 'scoreTender', {
    shape: {
      summary: 'Écarte une offre irrégulière, ou la réadmet',
      tag,
      params: lot,
      body: {
        offer_id: f.int({ label: 'Offre', required: true, min: 1 }),
        reason: f.text({ label: "Motif d'irrégularité", max: 500 }),
      },
      answers,
      errors: ['err541'],
    },
    run: ({ context, actor, params: { id }, body: { offer_id, reason = null } }) =>
      judged(context, actor, { id, run: (work) => judgeAdmissibility(work, id, { offer_id, reason }) }),
  }),
  defineCall('PUT /tender/lot/{id}/score', 'scoreTender', {
    shape: { summary: "Calcule et garde les notes d'un lot", tag, params: lot, answers, errors: ['err541'] },
    run: ({ context, actor, params: { id } }) =>
      judged(context, actor, { id, run: (work) => scoreLot(work, id) }),
  }),
  defineCall('PUT /tender/lot/{id}/simulation', 'viewTender', {
    shape: {
      summary: "Notes d'un lot avec d'autres poids, sans rien garder",
      tag,
      params: lot,
      body: {
        weights: f.rows(
          {
            machine_name: f.select(criterionNames, { label: 'Critère', required: true }),
            weight: f.rate({ label: 'Poids', required: true, min: 0, max: 100 }),
          },
          { label: 'Poids', required: true, max: 20 },
        ),
      },
      answers: simulationAnswer,
      errors: ['err541'],
    },
    run: ({ context, actor, params: { id }, body }) =>
      reading(context, actor, async (work) => ({
        scores: await simulateLot(
          work,
          id,
          Object.fromEntries(body.weights.map((one) => [one.machine_name, String(one.weight)])),
        ),
      })),
  }),
  defineCall('PUT /tender/lot/{id}/decisions', 'awardTender', {
    shape: {
      summary: "Décide des offres d'un lot",
      tag,
      params: lot,
      body: {
        decisions: f.rows(
          {
            offer_id: f.int({ label: 'Offre', required: true, min: 1 }),
            decision: f.select({ retained: 'Retenue', rejected: 'Non retenue' }, { label: 'Décision' }),
            rank: f.int({ label: 'Rang', min: 1, max: 99 }),
            reason: f.text({ label: 'Motif', max: 1000 }),
          },
          { label: 'Décisions', required: true, max: 200 },
        ),
      },
      answers,
      errors: ['err541'],
    },
    run: ({ context, actor, params: { id }, body }) =>
      judged(context, actor, {
        id,
        run: (work) =>
          decideLot(
            work,
            id,
            body.decisions.map((one) => ({ ...one, decision: one.decision ?? null })),
          ),
      }),
  }),
  defineCall('PUT /tender/{id}/award', 'awardTender', {
    shape: { summary: "Attribue l'appel d'offres", tag, params, answers: awardAnswer, errors: ['err542'] },
    run: ({ context, actor, params: { id } }) =>
      writing(context, actor, (work) => awardTender(context, work, id)),
  }),
]
