import { rebateTexts } from '../../i18n/fr/rebates'
import { rebateEndpoints } from '../../resources/rebates/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import { sheetPdf } from '../trade/sheet-pdf'
import { mailInvoiced } from './mail-invoiced'
import { readSettlement, readYear } from './read-settlements'
import { rfaSheet } from './rfa-pdf'
import { computeSettlements, invoiceSettlement, paySettlement, recompute } from './settlement'

/** Year-end rebates (domain §11.3). */
export const rebateCalls: Call[] = serve(rebateEndpoints, {
  year: ({ work, query: { year } }) => readYear(work, year ?? undefined),
  compute: async ({ work, body: { year, supplier_id, company_id, catalog_id } }) => {
    const ids = await computeSettlements(work, year, {
      ...(supplier_id ? { supplier_id } : {}),
      ...(company_id ? { company_id } : {}),
      ...(catalog_id ? { catalog_id } : {}),
    })
    return { ids, count: ids.length }
  },
  page: ({ work, params: { id } }) => readSettlement(work, id),
  recompute: async ({ work, params: { id } }) => {
    await recompute(work, id)
    return readSettlement(work, id)
  },
  invoice: async ({ context, work, params: { id }, body: { invoice_number } }) => {
    await invoiceSettlement(work, id, invoice_number)
    await mailInvoiced(context, work, id)
    return readSettlement(work, id)
  },
  pay: async ({ work, params: { id }, body: { paid_on, amount_ht, reference } }) => {
    await paySettlement(work, id, { paid_on, amount_ht, reference: reference ?? null })
    return readSettlement(work, id)
  },
  pdf: async ({ context, actor, params: { id } }) => {
    const page = await reading(context, actor, (work) => readSettlement(work, id))
    const book = await sheetPdf(rfaSheet(page, context.config.organisation))
    return { name: rebateTexts.pdf.file({ year: page.year, id }), book }
  },
})
