import { type PaintedPrice, part } from '../../resources/catalogue/price-line'
import type { Writing } from '../api/row-writer'
import type { FieldChange, RowChange } from '../database/history'

/** Whose prices: everybody's, a member's or a group's. */
export interface LineKey {
  article_id: number
  adherent_id: number | null
  groupAdherent_id: number | null
}
/** A row as it is kept. */
export interface Kept extends PaintedPrice, LineKey {
  id: number
}
/** A row as it is to be. */
export type Planned = PaintedPrice & LineKey

const columns = ['quotation', 'price_ht', 'source', 'source_id', 'reason', 'bounded'] as const
const told = ['valid_from', 'valid_to', ...columns] as const
/** One line of prices. */
export const keyOf = ({ article_id, adherent_id, groupAdherent_id }: LineKey) =>
  `${article_id} ${adherent_id ?? 0} ${groupAdherent_id ?? 0}`

const rowColumns = `id bigint, article_id bigint, adherent_id bigint, "groupAdherent_id" bigint, "from" date, "to" date, quotation numeric,
  price_ht numeric, source text, source_id int, reason text, bounded boolean, beneath jsonb`
const removedSql = `update article_price set "deletedAt" = $2, "updatedAt" = $2, updated_by = $3, lock_version = lock_version + 1 where id = any($1::bigint[])`
const shrunkSql = `
  update article_price p set valid_from = x."from", valid_to = x."to" from jsonb_to_recordset($1::jsonb) as x (${rowColumns}) where p.id = x.id`
const changedSql = `
  update article_price p set valid_from = x."from", valid_to = x."to", quotation = x.quotation, price_ht = x.price_ht, source = x.source,
    source_id = x.source_id, reason = x.reason, bounded = x.bounded, beneath = x.beneath, "updatedAt" = $2, updated_by = $3,
    lock_version = p.lock_version + 1
  from jsonb_to_recordset($1::jsonb) as x (${rowColumns}) where p.id = x.id`
const addedSql = `
  insert into article_price (article_id, adherent_id, "groupAdherent_id", valid_from, valid_to, quotation, price_ht, source, source_id, reason,
    bounded, beneath, "createdAt", "updatedAt", created_by, updated_by)
  select x.article_id, x.adherent_id, x."groupAdherent_id", x."from", x."to", x.quotation, x.price_ht, x.source, x.source_id, x.reason,
    x.bounded, x.beneath, $2::timestamptz, $2::timestamptz, $3::bigint, $3::bigint
  from jsonb_to_recordset($1::jsonb) as x (${rowColumns})
  returning id, article_id, adherent_id, "groupAdherent_id", valid_from as "from"`

/** Whether a row stays as it is. */
export const sameRow = (one: PaintedPrice, other: PaintedPrice) =>
  one.from === other.from &&
  one.to === other.to &&
  columns.every((name) => one[name] === other[name]) &&
  JSON.stringify(one.beneath?.map(part) ?? null) === JSON.stringify(other.beneath?.map(part) ?? null)

const later = (one: string, other: string) => (one > other ? one : other)
const sooner = (one: string | null, other: string | null) =>
  one !== null && (other === null || one < other) ? one : other

/** The days that a row holds before and after: it first gives up the others, so that no two ever hold one day. */
function shrunk(before: Kept, after: Planned): Kept | 'same' | 'moved' {
  const from = later(before.from, after.from)
  const to = sooner(before.to, after.to)
  if (to !== null && to < from) return 'moved'
  return from === before.from && to === before.to ? 'same' : { ...before, from, to }
}

/** What becomes of the rows that are kept. */
export interface Plan {
  removed: Kept[]
  changed: { before: Kept; after: Planned }[]
  added: Planned[]
}

/** Adds to a plan what a line asks. */
export function planOf(before: readonly Kept[], after: readonly Planned[], plan: Plan): void {
  const kept = new Map(after.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])))
  for (const row of before) {
    const next = kept.get(row.id)
    if (!next) plan.removed.push(row)
    else if (!sameRow(row, next)) plan.changed.push({ before: row, after: next })
  }
  plan.added.push(...after.filter(({ id }) => id === null))
}

const valuesOf = (row: Planned): Record<(typeof told)[number], unknown> => ({
  ...{ valid_from: row.from, valid_to: row.to, quotation: row.quotation, price_ht: row.price_ht },
  ...{ source: row.source, source_id: row.source_id, reason: row.reason, bounded: row.bounded },
})

/** What the history says of a plan, field by field. */
export function historyOf({ removed, changed, added }: Plan): RowChange[] {
  const model = 'Article_price'
  const whole = (row: Planned) => told.filter((field) => valuesOf(row)[field] !== null)
  const changes = (before: Planned, after: Planned): FieldChange[] =>
    told
      .filter((field) => valuesOf(before)[field] !== valuesOf(after)[field])
      .map((field) => ({ field, old: valuesOf(before)[field], new: valuesOf(after)[field] }))
  return [
    ...removed.map((row) => ({
      ...{ model, id: row.id, type: 'delete' as const },
      changes: whole(row).map((field) => ({ field, old: valuesOf(row)[field], new: null })),
    })),
    ...changed.map(({ before, after }) => ({
      ...{ model, id: before.id, type: 'update' as const },
      changes: changes(before, after),
    })),
    ...added.map((row) => ({
      ...{ model, id: row.id ?? 0, type: 'create' as const },
      changes: [
        { field: 'article_id', old: null, new: row.article_id },
        ...whole(row).map((field) => ({ field, old: null, new: valuesOf(row)[field] })),
      ],
    })),
  ]
}

/** Writes a plan, in an order in which no two prices ever hold one day: what goes, what shrinks, what moves, what grows, what comes. */
export async function write({ tx, now, actor }: Writing, { removed, changed, added }: Plan): Promise<void> {
  const by = [now, actor.userId]
  const run = async (sql: string, rows: readonly object[], more: readonly unknown[] = by) => {
    if (rows.length) await tx.query(sql, [JSON.stringify(rows), ...more])
  }
  if (removed.length) await tx.query(removedSql, [removed.map(({ id }) => id), ...by])
  const steps = changed.map(({ before, after }) => ({ after, shrunk: shrunk(before, after) }))
  const isWhole = ({ after, shrunk: left }: (typeof steps)[number]) =>
    typeof left === 'object' && left.from === after.from && left.to === after.to
  const written = (is: (step: (typeof steps)[number]) => boolean) =>
    steps.filter(is).map(({ after }) => after)
  await run(changedSql, written(isWhole))
  await run(
    shrunkSql,
    steps.flatMap((one) => (typeof one.shrunk === 'object' && !isWhole(one) ? [one.shrunk] : [])),
    [],
  )
  await run(
    changedSql,
    written((one) => one.shrunk === 'moved'),
  )
  await run(
    changedSql,
    written((one) => one.shrunk !== 'moved' && !isWhole(one)),
  )
  if (!added.length) return
  const rows = await tx.query<Planned & { id: number } & Record<string, unknown>>(addedSql, [
    JSON.stringify(added),
    ...by,
  ])
  const ids = new Map(rows.map((row) => [`${keyOf(row)} ${row.from}`, row.id]))
  for (const row of added) row.id = ids.get(`${keyOf(row)} ${row.from}`) ?? null
}
