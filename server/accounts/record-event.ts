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
  await tx.query('select record_events($1, $2, array[$3::text], array[null], $4, null, $5)', [
    ...[model, id, event],
    ...[userId, now],
  ])
}

interface FieldEvent extends Omit<Event, 'event'> {
  field: string
  old: unknown
  new: unknown
}

/** Writes the change of a field to its history, outside any actor's transaction. */
export async function recordSystemField(tx: Tx, change: FieldEvent, now: Date): Promise<void> {
  const { userId, model, id, field } = change
  await tx.query(
    `select record_fields($1, $2, array[$3::text], array[$4::text], array[$5::text], 'update', $6, null, $7)`,
    [model, id, field, JSON.stringify(change.old), JSON.stringify(change.new), userId, now],
  )
}
