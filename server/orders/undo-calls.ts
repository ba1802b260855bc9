import { isConfirmed } from '../../resources/orders/call-fields'
import { undoEndpoints } from '../../resources/orders/undo-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { readActs } from './cart-acts'
import { requireMember } from './may'
import { getOrder } from './order-row'
import { undoActs } from './undo-acts'

/** Who may change carts in any way; each change asks for its own right. */
const fills = ['addCartArticle', 'updateCartArticle', 'deleteCartArticle', 'updateCart']

/** Acts of a person on a cart, taken back and done again. */
export const undoCalls: Call[] = serve(undoEndpoints, {
  acts: async ({ work, params: { id } }) => {
    await getOrder(work, id)
    return { data: await readActs(work, id) }
  },
  undo: ({ actor, work, params: { id }, body }) => {
    requireMember(actor, ...fills)
    const { act, until, redo, confirmed } = body
    return undoActs(work, id, {
      ...{ act, until },
      isRedo: redo === true,
      isConfirmed: isConfirmed(confirmed, 'habit'),
    })
  },
})
