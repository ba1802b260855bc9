import type { AnyResource } from '../../../resources/schema/resource'
import type { Referring } from '../../api/references'
import type { Work } from '../../api/work'
import { attempt } from '../../database/attempt'
import { recordAssociationsBy, recordRowsBy } from '../../database/history'
import { quote } from '../../database/naming'
import type { Tx } from '../../database/tx'

/** A row whose reference was moved: from the record merged away to the kept one; to none where both were named already. */
export interface MovedReference {
  entity_id: number
  before: number
  after: number | null
}

/** What became of the rows that referred, in one way, to the records that are merged away. */
export interface MovedReferences {
  by: Referring
  moved: MovedReference[]
  /** Rows that stay with the record merged away: they would come twice with the kept one, or are never changed. */
  stayed: number[]
}

interface Between {
  from: number
  to: number
}

/** What the database refuses of one row because the kept record has its like: unique, overlapping in time. */
const isClash = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'code' in error && /^(23505|23P01)$/.test(String(error.code))

/** Of rows about rows of several resources, those about this one's: a condition on `t` whose value is the parameter after `$1`. */
const ofResource = ({ among }: Referring) => ({
  sql: among ? `and t.${quote(among.column)} = $2` : '',
  values: among ? [among.value] : [],
})

const idsIn = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => Number(id))

/** Rows of one statement. */
const batch = 5000

/** Writes another id where one stands, in these rows: the version rises, as with every change. Answers the rows that had it. */
const repoint = async (
  past: Tx,
  { work, by, ids, from, to }: Between & { work: Work; by: Referring; ids: readonly number[] },
): Promise<number[]> =>
  idsIn(
    await past.query<{ id: number }>(
      `update ${quote(by.table)} t set ${quote(by.column)} = $1, lock_version = lock_version + 1, "updatedAt" = $2, updated_by = $3
       where t.id = any($4::bigint[]) and t.${quote(by.column)} = $5 returning t.id`,
      [to, work.now, work.actor.userId, ids, from],
    ),
  )

/** Moves rows all or none where the database takes them; where it refuses, each half by itself, down to the rows that clash. */
async function repointWhole(
  past: Tx,
  given: Between & { work: Work; by: Referring; ids: readonly number[] },
): Promise<number[]> {
  if (!given.ids.length) return []
  const together = await attempt<number[] | undefined>(
    past,
    () => repoint(past, given),
    (error) => {
      if (isClash(error)) return undefined
      throw error
    },
  )
  if (together) return together
  if (given.ids.length === 1) return []
  const middle = Math.ceil(given.ids.length / 2)
  const first = await repointWhole(past, { ...given, ids: given.ids.slice(0, middle) })
  return [...first, ...(await repointWhole(past, { ...given, ids: given.ids.slice(middle) }))]
}

/** The history of rows whose reference is another one now. */
export async function tellMoved(
  past: Tx,
  work: Work,
  { by: { user, field, owner }, ids, from, to }: Between & { by: Referring; ids: readonly number[] },
): Promise<void> {
  if (user.untracked || !user.fields[field]) return
  const change = { field, old: from, new: to }
  if (!owner) {
    const rows = ids.map((id) => ({ model: user.model, id, type: 'update' as const, changes: [change] }))
    return recordRowsBy(past, work.actor, { rows, now: work.now })
  }
  const association = work.registry.association(user, field)
  const changes = [
    { association, action: 'removed' as const, id: from },
    { association, action: 'added' as const, id: to },
  ]
  for (const id of ids)
    await recordAssociationsBy(past, work.actor, { model: user.model, id, changes, now: work.now })
}

async function moveColumn(past: Tx, work: Work, { by, from, to }: Between & { by: Referring }) {
  const { sql, values } = ofResource(by)
  const referring = idsIn(
    await past.query<{ id: number }>(
      `select t.id from ${quote(by.table)} t where t.${quote(by.column)} = $1 ${sql} order by t.id for update`,
      [from, ...values],
    ),
  )
  const moved: number[] = []
  for (let at = 0; at < referring.length; at += batch) {
    const ids = await repointWhole(past, { work, by, from, to, ids: referring.slice(at, at + batch) })
    await tellMoved(past, work, { by, ids, from, to })
    moved.push(...ids)
  }
  const isMoved = new Set(moved)
  return {
    moved: moved.map((entity_id) => ({ entity_id, before: from, after: to })),
    stayed: referring.filter((id) => !isMoved.has(id)),
  }
}

/** Lines of a join table: a row that names both keeps the one line. */
async function moveLinks(past: Tx, work: Work, { by, from, to }: Between & { by: Referring }) {
  const [table, owner, column] = [quote(by.table), quote(by.owner ?? ''), quote(by.column)]
  const doubled = idsIn(
    await past.query<{ id: number }>(
      `delete from ${table} j where j.${column} = $1
         and exists (select 1 from ${table} k where k.${owner} = j.${owner} and k.${column} = $2) returning j.${owner} as id`,
      [from, to],
    ),
  )
  const ids = idsIn(
    await past.query<{ id: number }>(
      `update ${table} j set ${column} = $2 where j.${column} = $1 returning j.${owner} as id`,
      [from, to],
    ),
  )
  await tellMoved(past, work, { by, ids, from, to })
  return {
    moved: [
      ...ids.map((entity_id): MovedReference => ({ entity_id, before: from, after: to })),
      ...doubled.map((entity_id): MovedReference => ({ entity_id, before: from, after: null })),
    ],
    stayed: [],
  }
}

/** Rows that are never changed once they are written (a ledger): all of them stay. */
async function staying(past: Tx, { by, from }: { by: Referring; from: number }) {
  const rows = await past.query<{ id: number }>(
    `select t.id from ${quote(by.table)} t where t.${quote(by.column)} = $1 order by t.id`,
    [from],
  )
  return { moved: [], stayed: idsIn(rows) }
}

/** Leads one way of referring from the records that are merged away to the kept one, one record after the other. */
export async function moveReferences(
  past: Tx,
  work: Work,
  { by, from, to }: { by: Referring; from: readonly number[]; to: number },
): Promise<MovedReferences> {
  const all: MovedReferences = { by, moved: [], stayed: [] }
  for (const one of from) {
    const between = { by, from: one, to }
    const found = by.user.insertOnly
      ? await staying(past, between)
      : await (by.owner ? moveLinks : moveColumn)(past, work, between)
    all.moved.push(...found.moved)
    all.stayed.push(...found.stayed)
  }
  return all
}

/** How many rows refer to some records, so far as they are counted. */
export async function countReferences(
  past: Tx,
  references: readonly Referring[],
  { ids, most }: { ids: readonly number[]; most: number },
): Promise<number> {
  let n = 0
  for (const by of references) {
    const { sql, values } = ofResource(by)
    const [row] = await past.query<{ n: number }>(
      `select count(*)::int as n from (select 1 from ${quote(by.table)} t where t.${quote(by.column)} = any($1::bigint[]) ${sql} limit ${most + 1}) x`,
      [ids, ...values],
    )
    n += row?.n ?? 0
    if (n > most) break
  }
  return n
}

/** What a list is called that so many of its rows stand in. */
export const countedLabel = ({ label }: AnyResource, n: number): string => (n > 1 ? label[1] : label[0])
