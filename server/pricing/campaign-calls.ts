import {
  driftAnswer,
  logAnswer,
  priceGridAnswer,
  priceUpdatePageAnswer,
} from '../../resources/pricing/answers'
import { priceUpdate } from '../../resources/pricing/price-update'
import { priceUpdateLine } from '../../resources/pricing/price-update-response'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { asked, many } from '../../resources/schema/pick'
import { counted as countAnswer } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { attachment } from '../api/files/disposition'
import { answering, reading, writing } from '../api/with-work'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import { applyNow } from './apply-campaign'
import { decideByRule, decidePrices } from './decide-prices'
import { cancelCampaign, closeNow, reopenFor, validateCampaign } from './follow-campaign'
import { writeGrid } from './grid-workbook'
import { openCampaign } from './open-campaign'
import { readGrid, readLog, readPage } from './read-campaign'
import { readDrift } from './read-drift'
import { remindNow } from './remind-suppliers'

const tag = 'Mises à jour des prix'
const params = { id: f.int({ label: 'Mise à jour des prix', required: true, min: 1 }) } as const
/** What every step answers: the campaign as it stands then. */
const answers = priceUpdatePageAnswer
const reason = f.text({ label: 'Motif', max: 500 })

/** Does a step and answers the campaign as it stands then. */
const done = answering(readPage)

const counted = (context: Context, actor: Actor, run: (work: Work) => Promise<number>) =>
  writing(context, actor, async (work) => ({ count: await run(work) }))

/** What the back office does with a campaign of prices. */
export const campaignCalls: Call[] = [
  defineCall('GET /price-update/{id}/page', 'viewPriceUpdate', {
    shape: { summary: 'Une mise à jour des prix, ses fournisseurs et leur avancement', tag, params, answers },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readPage(work, id)),
  }),
  defineCall('GET /price-update/{id}/grid', 'viewPriceUpdate', {
    shape: {
      summary: 'Les prix envoyés, par fournisseur et par produit',
      tag,
      params,
      answers: priceGridAnswer,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readGrid(work, id)),
  }),
  defineCall('GET /price-update/{id}/workbook', 'viewPriceUpdate', {
    shape: { summary: 'La grille des fournisseurs et des produits, en Excel', tag, params, file: xlsxType },
    run: async ({ context, actor, reply, params: { id } }) => {
      const { name, book } = await reading(context, actor, (work) => writeGrid(work, id))
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('GET /price-update/{id}/drift', 'viewPriceUpdate', {
    shape: {
      summary: 'Ce que la mise à jour change aux paniers des adhérents',
      tag,
      params,
      answers: driftAnswer,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readDrift(work, id)),
  }),
  defineCall('GET /price-update/{id}/log', 'viewPriceUpdate', {
    shape: {
      summary: 'Journal des changements',
      tag,
      params,
      listed: true,
      answers: { data: many('Changements', logAnswer) },
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readLog(work, id)),
  }),
  defineCall('PUT /price-update/{id}/open', 'createPriceUpdate', {
    shape: { summary: 'Ouvre la mise à jour des prix et écrit aux fournisseurs', tag, params, answers },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => openCampaign(context, work, id) }),
  }),
  defineCall('PUT /price-update/{id}/close', 'createPriceUpdate', {
    shape: { summary: 'Clôt avant la date limite', tag, params, answers },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => closeNow(work, id) }),
  }),
  defineCall('PUT /price-update/{id}/remind', 'createPriceUpdate', {
    shape: { summary: 'Relance les fournisseurs sans réponse', tag, params, answers: countAnswer },
    run: ({ context, actor, params: { id } }) =>
      counted(context, actor, (work) => remindNow(context, work, id)),
  }),
  defineCall('PUT /price-update/{id}/reopen', 'createPriceUpdate', {
    shape: {
      summary: "Rouvre la réponse d'un fournisseur en retard",
      tag,
      params,
      body: {
        response_id: f.int({ label: 'Réponse', required: true, min: 1 }),
        until: f.dateTime({ label: "Jusqu'au", required: true }),
      },
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      done(context, actor, { id, run: (work) => reopenFor(work, id, body) }),
  }),
  defineCall('PUT /price-update/{id}/decisions', 'decidePriceUpdate', {
    shape: {
      summary: 'Décide des prix un à un',
      tag,
      params,
      body: {
        lines: f.rows(
          {
            id: f.int({ label: 'Ligne', required: true, min: 1 }),
            lock_version: f.int({ label: 'Version', min: 0 }),
            decision: asked(priceUpdateLine.fields.decision),
            decided_quotation: priceUpdateLine.fields.decided_quotation,
            reason,
          },
          { label: 'Lignes', required: true, max: 3000 },
        ),
      },
      answers: countAnswer,
    },
    run: ({ context, actor, params: { id }, body: { lines } }) =>
      counted(context, actor, (work) => decidePrices(work, id, lines)),
  }),
  defineCall('PUT /price-update/{id}/rule', 'decidePriceUpdate', {
    shape: {
      summary: 'Décide par une règle de ce qui reste à décider',
      tag,
      params,
      body: {
        rule: f.select(
          {
            accept: "Accepter jusqu'à un pourcentage de hausse",
            refuse: 'Refuser au-delà de la clause butoir',
          },
          { label: 'Règle', required: true },
        ),
        pct: f.rate({ label: 'Hausse (%)', min: 0 }),
      },
      answers: countAnswer,
    },
    run: ({ context, actor, params: { id }, body: { rule, pct } }) =>
      counted(context, actor, (work) =>
        decideByRule(work, id, rule === 'accept' ? { rule, pct: pct ?? '0' } : { rule }),
      ),
  }),
  defineCall('PUT /price-update/{id}/validate', 'applyPriceUpdate', {
    shape: {
      summary: "Valide les décisions et programme l'application",
      tag,
      params,
      body: { appliance_date: asked(priceUpdate.fields.appliance_date, { required: false }) },
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      done(context, actor, { id, run: (work) => validateCampaign(work, id, body) }),
  }),
  defineCall('PUT /price-update/{id}/apply', 'applyPriceUpdate', {
    shape: {
      summary: 'Applique une mise à jour validée dont le jour est venu',
      tag,
      params,
      errors: ['err550'],
      answers,
    },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => applyNow(work, id) }),
  }),
  defineCall('PUT /price-update/{id}/cancel', 'applyPriceUpdate', {
    shape: {
      summary: "Annule une mise à jour qui n'est pas appliquée",
      tag,
      params,
      body: { reason: f.text({ label: 'Motif', required: true, max: 500 }) },
      errors: ['err550'],
      answers,
    },
    run: ({ context, actor, params: { id }, body }) =>
      done(context, actor, { id, run: (work) => cancelCampaign(work, id, body.reason) }),
  }),
]
