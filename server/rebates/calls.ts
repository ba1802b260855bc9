import { rebateTexts } from '../../i18n/fr/rebates'
import { rfaPage, rfaYear } from '../../resources/rebates/answers'
import { rfaPayment, rfaSettlement } from '../../resources/rebates/rfa-settlement'
import { f } from '../../resources/schema/f'
import { asked, pick } from '../../resources/schema/pick'
import { counted, told } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { answering, reading } from '../api/with-work'
import { workOf } from '../api/work'
import { sheetPdf } from '../trade/sheet-pdf'
import { mailInvoiced } from './mail-invoiced'
import { readSettlement, readYear } from './read-settlements'
import { rfaSheet } from './rfa-pdf'
import { computeSettlements, invoiceSettlement, paySettlement, recompute } from './settlement'

const tag = 'RFA'
const access = 'manageRfa'
const params = { id: f.int({ label: 'Décompte de RFA', required: true, min: 1 }) } as const
const year = { label: 'Année', min: 2000, max: 2100 } as const

/** Does a step and answers the settlement as it stands then. */
const done = answering(readSettlement)

/** Year-end rebates (domain §11.3). */
export const rebateCalls: Call[] = [
  defineCall('GET /rfa', access, {
    shape: {
      summary: "Les remises de fin d'année d'une année : décomptes, simulation et palier suivant",
      tag,
      listed: true,
      query: { year: f.int(year) },
      answers: rfaYear,
    },
    run: ({ context, actor, query }) =>
      reading(context, actor, (work) => readYear(work, query.year ?? undefined)),
  }),
  defineCall('POST /rfa/compute', access, {
    shape: {
      summary:
        "Calcule les décomptes d'une année, tous ou ceux d'un périmètre ; ceux qui sont facturés ne changent pas",
      tag,
      body: {
        year: f.int({ ...year, required: true }),
        supplier_id: asked(rfaSettlement.fields.supplier_id, { required: false }),
        company_id: asked(rfaSettlement.fields.company_id, { required: false }),
        catalog_id: asked(rfaSettlement.fields.catalog_id, { required: false }),
      },
      answers: { ...counted, ids: told.ids('Décomptes') },
    },
    run: ({ context, actor, body }) =>
      context.db.write(actor, async (tx) => {
        const of = {
          ...(body.supplier_id ? { supplier_id: body.supplier_id } : {}),
          ...(body.company_id ? { company_id: body.company_id } : {}),
          ...(body.catalog_id ? { catalog_id: body.catalog_id } : {}),
        }
        const ids = await computeSettlements(workOf(context.db, tx, context.now()), body.year, of)
        return { ids, count: ids.length }
      }),
  }),
  defineCall('GET /rfa/{id}/page', access, {
    shape: {
      summary: 'Un décompte : calcul, déclarations, parts des adhérents, paiements',
      tag,
      params,
      answers: rfaPage,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readSettlement(work, id)),
  }),
  defineCall('PUT /rfa/{id}/compute', access, {
    shape: { summary: 'Recalcule un décompte qui est à facturer', tag, params, answers: rfaPage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => recompute(work, id) }),
  }),
  defineCall('PUT /rfa/{id}/invoice', access, {
    shape: {
      summary: 'Marque le décompte comme facturé ; son montant ne change plus',
      tag,
      params,
      body: { invoice_number: asked(rfaSettlement.fields.invoice_number, { required: true }) },
      answers: rfaPage,
    },
    run: ({ context, actor, params: { id }, body }) =>
      done(context, actor, {
        id,
        run: async (work) => {
          await invoiceSettlement(work, id, body.invoice_number)
          await mailInvoiced(context, work, id)
        },
      }),
  }),
  defineCall('PUT /rfa/{id}/pay', access, {
    shape: {
      summary: 'Enregistre un paiement ; le dernier marque le décompte comme payé',
      tag,
      params,
      body: pick(rfaPayment, ['paid_on', 'amount_ht', 'reference']),
      answers: rfaPage,
    },
    run: ({ context, actor, params: { id }, body: { paid_on, amount_ht, reference } }) =>
      done(context, actor, {
        id,
        run: (work) => paySettlement(work, id, { paid_on, amount_ht, reference: reference ?? null }),
      }),
  }),
  defineCall('GET /rfa/{id}/pdf', access, {
    shape: { summary: 'Le décompte pour le fournisseur (PDF)', tag, params, file: 'application/pdf' },
    run: async ({ context, actor, params: { id }, reply }) => {
      const page = await reading(context, actor, (work) => readSettlement(work, id))
      attachment(reply, rebateTexts.pdf.file({ year: page.year, id }), 'application/pdf')
      return reply.send(await sheetPdf(rfaSheet(page, context.config.organisation)))
    },
  }),
]
