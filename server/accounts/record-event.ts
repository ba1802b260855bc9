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

interface FieldEvent extends Omit<Event, 'event'> {
  field: string
  old: unknown
  new: unknown
}

/** Writes the change of a field to its history, outside any actor's transaction. */
export async function recordSystemField(tx: Tx, change: FieldEvent, now: Date): Promise<void> {
  const { userId, model, id, field } = change
  await tx.query(
    `insert into field_history (model, entity_id, field, old_value, new_value, change_type, user_id, "updatedAt")
     values ($1, $2, $3, $4::jsonb, $5::jsonb, 'update', $6, $7)`,
    [model, id, field, JSON.stringify(change.old), JSON.stringify(change.new), userId, now],
  )
}
