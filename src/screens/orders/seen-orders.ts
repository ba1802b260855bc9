import type { OrderAnswer } from '../../../resources/orders/answers'

type Seen = readonly Pick<OrderAnswer, 'id' | 'round'>[]

/** The rounds in which orders were seen: one that was taken back and sent again meanwhile is refused. */
export const seenRounds = (orders: Seen) => ({
  seen_rounds: orders.map(({ id, round }) => ({ order_id: id, round })),
})

export const seenOrders = (orders: Seen) => ({ ids: orders.map(({ id }) => id), ...seenRounds(orders) })
