import { stockEndpoints } from '../../resources/stock/endpoints'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { printed } from '../trade/printed'
import { refuseStrange } from '../trade/stock-member'
import { createInventory } from './create-inventory'
import { findItems } from './find-items'
import { mealCost } from './meal-cost'
import { listInventories, readInventory } from './read-inventories'
import { listVouchers, readVoucher } from './read-vouchers'
import { rebuildLevels } from './rebuild-levels'
import { saveInventory } from './save-inventory'
import { cancelVoucher, createVoucher, deleteVoucher, updateVoucher, validateVoucher } from './save-voucher'
import { stockCard } from './stock-card'
import { inventorySheet, voucherSheet } from './stock-pdf'
import { stateAnswer } from './stock-state'
import { deleteInventory, validateInventory } from './validate-inventory'
import { withWarned } from './voucher-guards'

/** The voucher as it stands now, with what guards warn of. */
const movedVoucher = async (work: Work, id: number) => withWarned(work, await readVoucher(work, id))
const success = { success: true }

/** The stock's own calls. */
export const stockCalls: Call[] = serve(stockEndpoints, {
  state: ({ work, params: { adherentId } }) => stateAnswer(work, adherentId),
  card: ({ work, params, query }) => stockCard(work, { ...params, ...query }),
  find: async ({ actor, work, params: { adherentId }, query: { search, held } }) => {
    if (!['viewStockEntry', 'viewStockExit', 'viewInventory'].some((one) => may(actor, one)))
      throw new ApiError('err403')
    return findItems(work, { adherentId, search: search ?? '', held: held === true })
  },
  mealCost: ({ work, params, query }) => mealCost(work, { ...params, ...query }),
  rebuild: async ({ work, params: { adherentId } }) => {
    await refuseStrange(work, adherentId)
    return { changed: await rebuildLevels(work, adherentId) }
  },
  vouchers: ({ work, params, query: { offset, limit, ...query } }) =>
    listVouchers(work, { ...params, ...query, offset: offset ?? 0, limit: limit ?? 25 }),
  voucher: ({ work, params: { id } }) => readVoucher(work, id),
  createVoucher: async ({ work, params, body: { direction, ...body } }) =>
    movedVoucher(work, await createVoucher(work, { ...params, direction, body })),
  updateVoucher: async ({ work, params: { id }, body }) => {
    await updateVoucher(work, id, body)
    return movedVoucher(work, id)
  },
  validateVoucher: async ({ work, params: { id } }) => {
    await validateVoucher(work, id)
    return movedVoucher(work, id)
  },
  cancelVoucher: async ({ work, params: { id } }) => {
    await cancelVoucher(work, id)
    return movedVoucher(work, id)
  },
  deleteVoucher: async ({ work, params: { id } }) => {
    await deleteVoucher(work, id)
    return success
  },
  voucherPdf: ({ context, actor, params: { id } }) =>
    printed(context, actor, { name: `bon-${id}`, read: (work) => voucherSheet(context, work, id) }),
  inventories: ({ work, params, query: { state, offset, limit } }) =>
    listInventories(work, { ...params, state, offset: offset ?? 0, limit: limit ?? 25 }),
  inventory: ({ work, params: { id } }) => readInventory(work, id),
  createInventory: async ({ work, params: { adherentId }, body }) =>
    readInventory(work, await createInventory(work, adherentId, body)),
  saveInventory: async ({ work, params: { id }, body }) => {
    await saveInventory(work, id, body)
    return readInventory(work, id)
  },
  validateInventory: async ({ work, params: { id }, body: { zero_uncounted } }) => {
    await validateInventory(work, id, { zero_uncounted: zero_uncounted === true })
    return readInventory(work, id)
  },
  deleteInventory: async ({ work, params: { id } }) => {
    await deleteInventory(work, id)
    return success
  },
  inventoryPdf: ({ context, actor, params: { id } }) =>
    printed(context, actor, { name: `inventaire-${id}`, read: (work) => inventorySheet(context, work, id) }),
})
