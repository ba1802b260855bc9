import { revenueEndpoints } from '../../resources/revenues/endpoints'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { canRead } from '../database/rights'
import {
  acceptUnsent,
  correctRevenue,
  invoiceRevenue,
  remindOne,
  returnRevenue,
  validateRevenue,
} from './decide-declaration'
import { readOrders, readRevenue } from './read-declaration'
import { readParts, writeParts } from './revenue-workbook'
import { declareRevenue, saveRevenue } from './save-declaration'
import { declarationCalls } from './supplier-revenue'

/** Refuses who may see no declaration, in the back office or of its own suppliers. */
const refuseStranger = ({ registry, actor }: Work) => {
  if (!canRead(registry.get('revenue'), actor)) throw new ApiError('err403')
}

/** What declarations of revenue answer beyond their declaration (domain §11.2). */
export const revenueCalls: Call[] = [
  ...declarationCalls,
  ...serve(revenueEndpoints, {
    page: async ({ work, params: { id } }) => {
      refuseStranger(work)
      return readRevenue(work, id)
    },
    orders: async ({ work, params: { id }, query: { part_id } }) => {
      refuseStranger(work)
      return readOrders(work, id, part_id ?? undefined)
    },
    save: ({ work, params: { id }, body: { lines, saved_at } }) =>
      saveRevenue(work, id, { lines, saved_at: saved_at ?? null }),
    declare: async ({ work, params: { id }, body: { amount_ht } }) => {
      await declareRevenue(work, id, amount_ht)
      return readRevenue(work, id)
    },
    return: async ({ work, params: { id }, body: { comment } }) => {
      await returnRevenue(work, id, comment)
      return readRevenue(work, id)
    },
    validate: async ({ work, params: { id } }) => {
      await validateRevenue(work, id)
      return readRevenue(work, id)
    },
    invoice: async ({ work, params: { id } }) => {
      await invoiceRevenue(work, id)
      return readRevenue(work, id)
    },
    acceptUnsent: async ({ work, params: { id } }) => {
      await acceptUnsent(work, id)
      return readRevenue(work, id)
    },
    remind: async ({ work, params: { id } }) => ({ count: await remindOne(work, id) }),
    correct: async ({ work, params: { id } }) => readRevenue(work, await correctRevenue(work, id)),
    workbook: async ({ work, params: { id } }) => {
      refuseStranger(work)
      return writeParts(work, id)
    },
    read: ({ context, actor, params: { id }, request }) => readParts({ context, actor, request }, id),
  }),
]
