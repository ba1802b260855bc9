import type { ActorTx, Tx } from './connect'

type ChangeType = 'create' | 'update' | 'delete'

export interface FieldChange {
  field: string
  old: unknown
  new: unknown
}

export interface AssociationChange {
  association: string
  action: 'added' | 'removed' | 'updated'
  id: number
  label?: string
}

/** Who changes something: nobody where a link or the clock does. */
export interface By {
  userId: number | null
  impersonatorId?: number
}

/** Changes of one row, and when. */
interface Changed {
  model: string
  id: number
  type: ChangeType
  changes: readonly FieldChange[]
  now: Date
}

/** What changed in one row, until it is written down. */
export type RowChange = Pick<Changed, 'model' | 'id' | 'type' | 'changes'> & {
  /** A business event of the row, told with them. */
  event?: { name: string; payload: unknown }
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** The same of many rows by one statement, as the lines of a file are: in their order, each as `recordFieldsBy` writes it. */
export const recordRows = (tx: ActorTx, rows: readonly RowChange[], now: Date): Promise<void> =>
  recordRowsBy(tx, tx.actor, { rows, now })

/** The same in the name of whoever does it: nobody where the clock does. */
export async function recordRowsBy(
  tx: Tx,
  by: By,
  { rows, now }: { rows: readonly RowChange[]; now: Date },
): Promise<void> {
  await recordEventsBy(tx, by, { rows, now })
  const changed = rows.filter(({ changes }) => changes.length)
  if (!changed.length) return
  const told = changed.map(({ model, id, type, changes }) => ({
    ...{ model, id, type, fields: changes.map(({ field }) => field) },
    olds: changes.map((one) => json(one.old)),
    news: changes.map((one) => json(one.new)),
  }))
  await tx.query(
    `select record_fields(x.model, x.id, x.fields, x.olds, x.news, x.type, $2, $3, $4)
     from jsonb_to_recordset($1::jsonb) as x (model text, id bigint, fields text[], olds text[], news text[], type text)`,
    [JSON.stringify(told), by.userId, by.impersonatorId ?? null, now],
  )
}

async function recordEventsBy(
  tx: Tx,
  by: By,
  { rows, now }: { rows: readonly RowChange[]; now: Date },
): Promise<void> {
  const told = rows.flatMap(({ model, id, event }) => (event ? [{ model, id, ...event }] : []))
  if (!told.length) return
  await tx.query(
    `select record_events(x.model, x.id, array[x.name], array[x.payload::text], $2, $3, $4)
     from jsonb_to_recordset($1::jsonb) as x (model text, id bigint, name text, payload jsonb)`,
    [JSON.stringify(told), by.userId, by.impersonatorId ?? null, now],
  )
}

/** Writes one row a changed field, in the transaction of the change; the impersonator stands beside the user. */
export async function recordFieldsBy(
  tx: Tx,
  by: By,
  { model, id, type, changes, now }: Changed,
): Promise<void> {
  if (!changes.length) return
  await tx.query('select record_fields($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    model,
    id,
    changes.map((c) => c.field),
    changes.map((c) => json(c.old)),
    changes.map((c) => json(c.new)),
    type,
    by.userId,
    by.impersonatorId ?? null,
    now,
  ])
}

/** Writes one row a link added or removed. */
export const recordAssociations = (
  tx: ActorTx,
  model: string,
  { id, changes, now }: { id: number; changes: readonly AssociationChange[]; now: Date },
): Promise<void> => recordAssociationsBy(tx, tx.actor, { model, id, changes, now })

/** The same in the name of whoever does it: nobody where a link or the clock does. */
export async function recordAssociationsBy(
  tx: Tx,
  by: By,
  {
    model,
    id,
    changes,
    now,
  }: { model: string; id: number; changes: readonly AssociationChange[]; now: Date },
): Promise<void> {
  if (!changes.length) return
  await tx.query('select record_associations($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    model,
    id,
    changes.map((c) => c.association),
    changes.map((c) => c.action),
    changes.map((c) => c.id),
    changes.map((c) => c.label ?? null),
    by.userId,
    by.impersonatorId ?? null,
    now,
  ])
}

/** Writes a business event (`sent`, `validated` …) in the transaction of what it tells. */
export async function recordEvent(
  tx: ActorTx,
  model: string,
  { id, event, payload, now }: { id: number; event: string; payload: unknown; now: Date },
): Promise<void> {
  const { userId, impersonatorId } = tx.actor
  const by = [userId, impersonatorId ?? null]
  await tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...[model, id, [event], [JSON.stringify(payload ?? null)]],
    ...[...by, now],
  ])
}
