import type { orderLine } from '../../resources/orders/order-line'
import type { RowOf } from '../../resources/schema/infer'

type Line = RowOf<typeof orderLine, 'id' | 'quantity'>

/** The lines of an order as the person sees them: what somebody else puts there meanwhile is told (5-doors §1, 17). */
export const seenLines = (lines: readonly Line[]) =>
  lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
