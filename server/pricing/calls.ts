import { priceRequests, priceUpdates } from '../../resources/pricing/endpoints'
import { quotationEndpoints } from '../../resources/pricing/quotation-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { forOneSupplier } from '../trade/standing-for'
import { applyNow } from './apply-campaign'
import { acceptUnsent, correctPrices, giveUpCorrection } from './correct-prices'
import { decideByRule, decidePrices } from './decide-prices'
import { cancelCampaign, closeNow, reopenFor, validateCampaign } from './follow-campaign'
import { writeGrid } from './grid-workbook'
import { openCampaign } from './open-campaign'
import { listRequests, readRequest } from './own-prices'
import { readOwnWorkbook, writeOwnWorkbook } from './price-workbook'
import { listTracked, readSeries, readTracked } from './quotation-tracking'
import { readGrid, readLog, readPage } from './read-campaign'
import { readDrift } from './read-drift'
import { remindNow } from './remind-suppliers'
import { savePrices, sendPrices } from './save-prices'

const { list, one, ...answeredRequests } = priceRequests
const shownRequests = { list, one }

/** What campaigns of prices answer beyond their declarations. */
export const pricingCalls: Call[] = [
  ...serve(priceUpdates, {
    page: ({ work, params: { id } }) => readPage(work, id),
    grid: ({ work, params: { id } }) => readGrid(work, id),
    workbook: ({ work, params: { id } }) => writeGrid(work, id),
    drift: ({ work, params: { id } }) => readDrift(work, id),
    log: ({ work, params: { id } }) => readLog(work, id),
    open: async ({ context, work, params: { id } }) => {
      await openCampaign(context, work, id)
      return readPage(work, id)
    },
    close: async ({ work, params: { id } }) => {
      await closeNow(work, id)
      return readPage(work, id)
    },
    remind: async ({ context, work, params: { id } }) => ({ count: await remindNow(context, work, id) }),
    reopen: async ({ context, work, params: { id }, body }) => {
      await reopenFor(context, work, { id, ...body })
      return readPage(work, id)
    },
    acceptUnsent: async ({ context, work, params: { id }, body: { response_id } }) => {
      await acceptUnsent(context, work, { id, response_id })
      return readPage(work, id)
    },
    decide: async ({ work, params: { id }, body: { lines } }) => ({
      count: await decidePrices(work, id, lines),
    }),
    rule: async ({ work, params: { id }, body: { rule, pct } }) => ({
      count: await decideByRule(work, id, rule === 'accept' ? { rule, pct: pct ?? '0' } : { rule }),
    }),
    validate: async ({ work, params: { id }, body }) => {
      await validateCampaign(work, id, body)
      return readPage(work, id)
    },
    apply: async ({ work, params: { id } }) => {
      await applyNow(work, id)
      return readPage(work, id)
    },
    cancel: async ({ work, params: { id }, body: { reason } }) => {
      await cancelCampaign(work, id, reason)
      return readPage(work, id)
    },
  }),
  ...serve(shownRequests, {
    list: ({ work }) => listRequests(work),
    one: ({ work, params: { id }, query: { supplier_id } }) => readRequest(work, id, { said: supplier_id }),
  }),
  ...forOneSupplier(
    serve(answeredRequests, {
      save: ({ work, params: { id }, body: { lines, saved_at, origin } }) =>
        savePrices(work, id, { lines, saved_at: saved_at ?? null, origin: origin ?? 'screen' }),
      send: ({ work, params: { id } }) => sendPrices(work, id),
      correct: ({ work, params: { id } }) => correctPrices(work, id),
      giveUp: ({ work, params: { id } }) => giveUpCorrection(work, id),
      workbook: ({ work, params: { id } }) => writeOwnWorkbook(work, id),
      read: ({ context, actor, params: { id }, request }) => readOwnWorkbook({ context, actor, request }, id),
    }),
  ),
  ...serve(quotationEndpoints, {
    families: ({ work }) => listTracked(work),
    family: ({ work, params: { id } }) => readTracked(work, id),
    series: ({ work, params: { id } }) => readSeries(work, id),
  }),
]
