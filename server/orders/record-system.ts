import type { Tx } from '../database/connect'

/** Writes a business event of an order that nobody did: the clock did. */
export async function recordSystem(
  tx: Tx,
  orderId: number,
  { event, now }: { event: string; now: Date },
): Promise<void> {
  await tx.query(`select record_events('Order', $1, array[$2::text], array[null], null, null, $3)`, [
    orderId,
    event,
    now,
  ])
}
