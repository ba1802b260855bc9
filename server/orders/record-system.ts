import type { Tx } from '../database/connect'

/** Writes a business event of an order that nobody did: the clock did. */
export async function recordSystem(tx: Tx, orderId: number, event: string, now: Date): Promise<void> {
  await tx.query(
    `insert into history (model, entity_id, event, payload, "createdAt") values ('Order', $1, $2, null, $3)`,
    [orderId, event, now],
  )
}
