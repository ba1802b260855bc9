import { euros, quantityWords } from '../../i18n/fr/orders'
import {
  type Habit,
  type HabitLimits,
  habitLimitKeys,
  isFarFromHabit,
} from '../../resources/orders/far-from-habit'
import { usualQuantity } from '../../resources/orders/habit-difference'
import { sentStatuses } from '../../resources/orders/states'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { exact, rounded } from '../../resources/schema/exact'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import { listOf } from '../database/naming'
import type { Tx } from '../database/tx'
import { optionDefault } from './option'

/** Whose habits are looked at: a member's, or those of a group that orders itself. */
interface Orderer {
  adherent_id: number | null
  groupAdherent_id: number | null
}

/** The limits as they are kept, what lines were confirmed for, and what was sent to suppliers in twelve months by article, in the name of the member or of the group itself. */
const habitsSql = `
  select (select coalesce(jsonb_object_agg(g.key, g.value), '{}') from generaloption g where g.key = any($5::text[]) and g."deletedAt" is null) as limits,
    (select coalesce(jsonb_agg(h), '[]') from (
      select b.article_id, count(*)::int as orders, max(b.quantity)::text as largest, sum(b.quantity)::text as quantity
      from (select l.article_id, o.id, sum(l.quantity) as quantity from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
        where (o.adherent_id = $1 or ($1::bigint is null and o."groupAdherent_id" = $2)) and o.status in ${listOf(sentStatuses)}
          and not o.is_cancelled and o."deletedAt" is null and o.sending_order_date >= $3::timestamptz - interval '12 months'
          and l.article_id = any($4::bigint[])
        group by 1, 2) b
      group by 1) h) as habits,
    (select coalesce(jsonb_object_agg(l.id, l.habit_quantity::text), '{}') from order_line l
      where l.id = any($6::bigint[]) and l.habit_quantity is not null) as confirmed`

type Ordered = Omit<Habit, 'usual'> & { article_id: number; quantity: string }

interface LookedAt {
  order: Orderer
  lines: readonly HabitLine[]
  now: Date
}
interface HabitFacts {
  /** By article. */
  habits: ReadonlyMap<number, Habit>
  limits: HabitLimits
  /** The quantity that a line was confirmed for, by its id. */
  confirmed: Readonly<Record<string, string>>
}

/** The habits of who orders, from where on a quantity is far from them, and what was confirmed. */
async function habitFacts(
  tx: Tx,
  { order, lines, now }: Omit<LookedAt, 'lines'> & { lines: readonly Pick<HabitLine, 'id' | 'article_id'>[] },
): Promise<HabitFacts> {
  const [row] = await tx.query<{
    limits: Record<string, string | null>
    habits: Ordered[]
    confirmed: Record<string, string>
  }>(habitsSql, [
    order.adherent_id,
    order.groupAdherent_id,
    now,
    lines.flatMap(({ article_id }) => article_id ?? []),
    habitLimitKeys,
    lines.map(({ id }) => id),
  ])
  const limits = habitLimitKeys.map((key) => [key, row?.limits[key] ?? optionDefault(key)])
  const habits = (row?.habits ?? []).map(({ article_id, quantity, ...habit }): [number, Habit] => [
    article_id,
    { ...habit, usual: usualQuantity(quantity, habit.orders) },
  ])
  return {
    habits: new Map(habits),
    limits: Object.fromEntries(limits),
    confirmed: row?.confirmed ?? {},
  }
}

/** What one usually orders of some articles, in order units, by article; without those that were not ordered in twelve months. */
export async function usualQuantities(
  tx: Tx,
  { order, articles, now }: { order: Orderer; articles: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, string>> {
  const lines = articles.map((article_id) => ({ id: 0, article_id }))
  const { habits } = await habitFacts(tx, { order, lines, now })
  return new Map([...habits].map(([id, { usual }]) => [id, plain(usual)]))
}

/** A quantity of an article, in order units, of a line of any paper. */
export interface ArticleQuantity {
  /** The order's line that it is of: what was confirmed for it stays confirmed. */
  id: number
  article_id: number | null
  quantity: string
  line_ht: string
}

/** A line as its quantity is looked at. */
export interface HabitLine extends ArticleQuantity {
  label: string
  order_minimum: string | null
  unit_label: string
}

export type FarLine = GuardFinding & Required<Pick<GuardFinding, 'line'>>

/** A mean as one says it: 6.667 → 6.7, 48.25 → 48. */
const plain = (usual: string) => rounded(exact(usual), compareDecimals(usual, '10') < 0 ? 1 : 0)

function sentenceOf({ label, quantity, line_ht, unit_label }: HabitLine, habit: Habit | undefined): string {
  const said = { quantity: quantityWords(quantity, unit_label), article: label }
  return habit
    ? guardSentence('habit', { ...said, usual: quantityWords(plain(habit.usual), unit_label) })
    : guardSentence('habit', { ...said, amount: euros(line_ht) }, 'unknown')
}

/** The lines whose quantity is far from habit, but those that were confirmed for it (5-doors §6). */
export async function farLines(tx: Tx, looked: LookedAt): Promise<FarLine[]> {
  if (!looked.lines.length) return []
  const { habits, limits, confirmed } = await habitFacts(tx, looked)
  return looked.lines.flatMap((line) => {
    const habit = habits.get(line.article_id ?? 0)
    const kept = confirmed[line.id]
    const isKept = kept !== undefined && compareDecimals(kept, line.quantity) === 0
    if (isKept || !isFarFromHabit(line, habit, limits)) return []
    const { id, label, quantity } = line
    return [{ guard: 'habit' as const, reason: sentenceOf(line, habit), line: { id, label }, quantity }]
  })
}

type ArticleWords = Pick<HabitLine, 'label' | 'order_minimum' | 'unit_label'> & { id: number }

const articlesSql = `
  select a.id, a.label, a.order_minimum::text as order_minimum, coalesce(u.label, '') as unit_label
  from article a left join unit u on u.id = a.order_management where a.id = any($1::bigint[])`

/** The same of quantities whose articles are not read yet: of a reception, of a stock voucher (5-doors §1, 11). */
export async function farQuantities(
  tx: Tx,
  { order, lines, now }: { order: Orderer; lines: readonly ArticleQuantity[]; now: Date },
): Promise<FarLine[]> {
  const ids = lines.flatMap(({ article_id }) => article_id ?? [])
  if (!ids.length) return []
  const words = new Map<number, ArticleWords>()
  for (const one of await tx.query<ArticleWords & { [name: string]: unknown }>(articlesSql, [ids]))
    words.set(one.id, one)
  const looked = lines.flatMap((line) => {
    const of = words.get(line.article_id ?? 0)
    return of ? [{ ...of, ...line }] : []
  })
  return farLines(tx, { order, lines: looked, now })
}
