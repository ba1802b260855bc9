import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quotePage } from '../../resources/quotes/answers'
import { completion } from '../../resources/quotes/quote'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { attachment } from '../api/files/disposition'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { sheetPdf } from '../trade/sheet-pdf'
import { acceptQuote, type PutInCart, refuseQuote } from './accept-quote'
import { completeQuote } from './complete-quote'
import { linkCalls } from './link-calls'
import { linkFileCalls } from './link-files'
import { quoteSheet } from './quote-pdf'
import { findQuote } from './quote-row'
import { readQuote } from './read-quote'
import { resendQuote, sendQuote } from './send-quote'

const tag = 'Devis'
const params = { id: f.int({ label: 'Demande de devis', required: true, min: 1 }) } as const
const line_id = f.int({ label: 'Devis', required: true, min: 1 })
const makes = { none: 'Rien de plus', product: 'Un produit hors catalogue', cart: 'Un panier' } as const

/** Does something with a request, and answers its page. */
const acting = (
  { context, actor, params: { id } }: { context: Context; actor: Actor; params: { id: number } },
  act: (work: Work) => Promise<void>,
) =>
  context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    await act(work)
    return readQuote(work, id)
  })

const ownCalls = (putInCart: PutInCart): Call[] => [
  defineCall('GET /quote/{id}/page', 'viewQuote', {
    shape: {
      summary: 'Une demande et les devis de ses fournisseurs, côte à côte',
      tag,
      params,
      answers: quotePage,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readQuote(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('GET /quote/{id}/pdf', 'viewQuote', {
    shape: { summary: 'La demande de devis, en PDF', tag, params, file: 'application/pdf' },
    run: async ({ context, actor, params: { id }, reply }) => {
      const sheet = await context.db.read(actor, async (tx) =>
        quoteSheet(context, tx, { quote: await findQuote(tx, id), isOwn: true }),
      )
      attachment(reply, texts.pdf.file({ id }), 'application/pdf')
      return reply.send(await sheetPdf(sheet))
    },
  }),
  defineCall('PUT /quote/{id}/send', 'updateQuote', {
    shape: {
      summary: 'Envoie une demande à ses fournisseurs, à chacun son lien',
      tag,
      params,
      answers: quotePage,
    },
    run: (asked) => acting(asked, (work) => sendQuote(asked.context, work, asked.params.id)),
  }),
  defineCall('PUT /quote/{id}/complete', 'updateQuote', {
    shape: {
      summary: "Interroge d'autres fournisseurs, ou déplace la date limite d'une demande envoyée",
      tag,
      params,
      body: completion,
      answers: quotePage,
    },
    run: (asked) =>
      acting(asked, (work) => completeQuote(asked.context, work, { id: asked.params.id, more: asked.body })),
  }),
  defineCall('PUT /quote/{id}/resend', 'updateQuote', {
    shape: {
      summary: 'Envoie un nouveau lien à un fournisseur ; le précédent ne sert plus',
      tag,
      params,
      body: { line_id },
      answers: quotePage,
    },
    run: (asked) =>
      acting(asked, (work) =>
        resendQuote(asked.context, work, { id: asked.params.id, lineId: asked.body.line_id }),
      ),
  }),
  defineCall('PUT /quote/{id}/accept', 'acceptQuote', {
    shape: {
      summary: 'Accepte un devis, une seule fois, et en fait un produit hors catalogue ou un panier',
      tag,
      params,
      body: {
        line_id,
        make: f.select(makes, { label: 'Ensuite', required: true }),
        label: f.text({ label: 'Libellé du produit', max: 100 }),
      },
      answers: quotePage,
    },
    run: (asked) =>
      acting(asked, (work) =>
        acceptQuote(asked.context, work, { id: asked.params.id, ...asked.body, putInCart }),
      ),
  }),
  defineCall('PUT /quote/{id}/refuse', 'acceptQuote', {
    shape: {
      summary: 'Refuse les devis reçus, ou abandonne la demande',
      tag,
      params,
      body: { reason: f.text({ label: 'Motif', required: true, max: 500 }) },
      answers: quotePage,
    },
    run: (asked) =>
      acting(asked, (work) =>
        refuseQuote(asked.context, work, { id: asked.params.id, reason: asked.body.reason }),
      ),
  }),
]

/** What requests for quotes answer beyond their declarations. */
export const quotesCalls = (putInCart: PutInCart): Call[] => [
  ...ownCalls(putInCart),
  ...linkCalls,
  ...linkFileCalls,
]
