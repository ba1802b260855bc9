import type { Tx } from '../database/connect'

interface Event {
  userId: number
  model: string
  id: number
  event: string
}

/** Writes a business event of a session to the history, outside any actor's transaction. */
export async function recordSystemEvent(
  tx: Tx,
  { userId, model, id, event }: Event,
  now: Date,
): Promise<void> {
  await tx.query(
    'insert into history (model, entity_id, event, payload, user_id, "createdAt") values ($1, $2, $3, null, $4, $5)',
    [model, id, event, userId, now],
  )
}
