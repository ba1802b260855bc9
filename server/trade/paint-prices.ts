import { priceRefusals as refusals } from '../../i18n/fr/trade'
import {
  type LineRefusal,
  lineOf,
  newGaps,
  type Painted,
  type PaintedPrice,
  type Period,
  type PriceLine,
  part,
  rowsOf,
} from '../../resources/catalogue/price-line'
import { frenchDay } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import { type FieldChange, type RowChange, recordRowsBy } from '../database/history'

/** Whose prices: everybody's, a member's or a group's. */
export interface LineKey {
  article_id: number
  adherent_id: number | null
  groupAdherent_id: number | null
}
export interface Paint extends LineKey {
  act: (line: PriceLine) => Painted
  /** Whether days that lose their price are asked about, and what was answered. */
  gap?: 'agreed' | 'asked'
  /** Nothing is there yet: a new article's first price. */
  isNew?: boolean
  /** The caller holds the article already. */
  isLocked?: boolean
}
interface Options {
  /** The name of the event in the article's history. */
  event: string
  /** Told field by field too, for what a person typed; a campaign and an award have logs of their own. */
  isTyped?: boolean
  /** Where the history is written with that of other rows. */
  tell?: (changes: readonly RowChange[]) => void
}

interface Kept extends PaintedPrice, LineKey {
  id: number
}
type Planned = PaintedPrice & LineKey

const columns = ['quotation', 'price_ht', 'source', 'source_id', 'reason', 'bounded'] as const
const told = ['valid_from', 'valid_to', ...columns] as const
const keyOf = ({ article_id, adherent_id, groupAdherent_id }: LineKey) =>
  `${article_id} ${adherent_id ?? 0} ${groupAdherent_id ?? 0}`

const linesSql = `
  select p.id, p.article_id, p.adherent_id, p."groupAdherent_id", p.valid_from as "from", p.valid_to as "to", p.quotation, p.price_ht,
    p.source, p.source_id, p.reason, coalesce(p.bounded, false) as bounded, p.beneath
  from article_price p join jsonb_to_recordset($1::jsonb) as x (article_id bigint, adherent_id bigint, "groupAdherent_id" bigint)
    on p.article_id = x.article_id and p.adherent_id is not distinct from x.adherent_id
      and p."groupAdherent_id" is not distinct from x."groupAdherent_id"
  where p."deletedAt" is null order by p.article_id, p.valid_from`

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

/** The sentence of a refusal, beside its field. */
export function lineRefusal(refusal: LineRefusal): { name: string; message: string } {
  if (refusal.why === 'sameDay') return { name: 'reason', message: refusals.sameDay }
  const { field: name } = refusal
  if (refusal.why === 'since') return { name, message: refusals.since(frenchDay(refusal.day)) }
  if (refusal.why !== 'promotion') return { name, message: refusals[refusal.why] }
  const { from, to } = refusal.period
  return { name, message: refusals.promotion(frenchDay(from), to ? frenchDay(to) : '…') }
}

/** Says which days lose their price: « Du 12/04/2026 au …, l'article n'aura plus de prix. » */
export const gapSentence = ({ from, to }: Period): string =>
  refusals.gap(frenchDay(from), to ? frenchDay(to) : '…')

const sameRow = (one: PaintedPrice, other: PaintedPrice) =>
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

interface Plan {
  removed: Kept[]
  changed: { before: Kept; after: Planned }[]
  added: Planned[]
}

function planOf(before: readonly Kept[], after: readonly Planned[], plan: Plan): void {
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

function historyOf({ removed, changed, added }: Plan): RowChange[] {
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
async function write({ tx, now, actor }: Writing, { removed, changed, added }: Plan): Promise<void> {
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

async function linesOf({ tx }: Writing, paints: readonly Paint[]): Promise<Map<string, Kept[]>> {
  const lines = new Map<string, Kept[]>(paints.map((paint) => [keyOf(paint), []]))
  const known = paints.filter(({ isNew }) => !isNew)
  if (!known.length) return lines
  const ids = [...new Set(known.map(({ article_id }) => article_id))]
  // Whoever puts an article into a cart meanwhile does not wait.
  if (!known.every(({ isLocked }) => isLocked))
    await tx.query('select id from article where id = any($1::bigint[]) order by id for no key update', [ids])
  const keys = known.map(({ article_id, adherent_id, groupAdherent_id }) => ({
    ...{ article_id, adherent_id, groupAdherent_id },
  }))
  for (const row of await tx.query<Kept & Record<string, unknown>>(linesSql, [JSON.stringify(keys)]))
    lines.get(keyOf(row))?.push(row)
  return lines
}

/** What a paint made of its line. */
export interface PaintedLine {
  before: readonly PaintedPrice[]
  after: readonly PaintedPrice[]
  isChanged: boolean
}

function paintOne(rows: readonly PaintedPrice[], { act, gap }: Paint, today: string): PaintedPrice[] {
  const { line, refused } = act(lineOf(rows))
  if (refused) throw invalid([lineRefusal(refused)])
  const after = rowsOf(line)
  const [hole] = gap === 'asked' ? newGaps(rows, after, today) : []
  if (hole) throw invalid([{ name: 'gap_agreed', message: gapSentence(hole) }])
  return after
}

/**
 * The only writer of article prices (5-doors §2): paints each line inside its article's lock, with one event in the article's
 * history. Bounded prices lie over standing ones; what is refused is told by field. Answers each line before and after.
 */
export async function paintPrices(
  on: Writing,
  paints: readonly Paint[],
  { event, isTyped, tell }: Options,
): Promise<PaintedLine[]> {
  const today = parisDay(on.now)
  const lines = await linesOf(on, paints)
  const rows = new Map<string, readonly PaintedPrice[]>(lines)
  const answers = paints.map((paint) => {
    const before = rows.get(keyOf(paint)) ?? []
    const { article_id, adherent_id, groupAdherent_id } = paint
    const after = paintOne(before, paint, today).map((row) => ({
      ...row,
      ...{ article_id, adherent_id, groupAdherent_id },
    }))
    rows.set(keyOf(paint), after)
    const isSame = before.length === after.length && before.every((row, n) => sameRow(row, after[n] ?? row))
    return { before, after, isChanged: !isSame }
  })
  const plan: Plan = { removed: [], changed: [], added: [] }
  for (const [key, before] of lines) planOf(before, (rows.get(key) ?? []) as readonly Planned[], plan)
  if (!plan.removed.length && !plan.changed.length && !plan.added.length) return answers
  await write(on, plan)
  const moved = [...plan.removed, ...plan.changed.map(({ after }) => after), ...plan.added]
  const history = [...(isTyped ? historyOf(plan) : []), ...eventsOf(moved, event)]
  if (tell) tell(history)
  else await recordRowsBy(on.tx, on.actor, { rows: history, now: on.now })
  return answers
}

const eventRow = ({ from, to, price_ht, bounded, adherent_id, groupAdherent_id }: Planned) => ({
  ...{ from, to, price_ht, bounded },
  ...(adherent_id === null ? {} : { adherent_id }),
  ...(groupAdherent_id === null ? {} : { groupAdherent_id }),
})

/** One event an article. */
function eventsOf(moved: readonly Planned[], name: string): RowChange[] {
  const byArticle = new Map<number, ReturnType<typeof eventRow>[]>()
  for (const row of moved)
    byArticle.set(row.article_id, [...(byArticle.get(row.article_id) ?? []), eventRow(row)])
  return [...byArticle].map(([id, payload]) => ({
    ...{ model: 'Article', id, type: 'update', changes: [] },
    event: { name, payload },
  }))
}
