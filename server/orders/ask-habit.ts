import { euros, quantityWords } from '../../i18n/fr/orders'
import { lineAmount } from '../../resources/catalogue/units'
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
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'
import { atDoor } from '../trade/at-door'
import { optionDefault } from '../trade/option'
import type { LineFinding } from './line-findings'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'
import { toConfirm } from './to-confirm'

type Orderer = Pick<OrderRow, 'adherent_id' | 'groupAdherent_id'>

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
async function habitFacts(tx: Tx, { order, lines, now }: LookedAt): Promise<HabitFacts> {
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

/** A line as its quantity is looked at. */
export interface HabitLine extends Pick<LineRow, 'id' | 'article_id' | 'label' | 'quantity' | 'line_ht'> {
  order_minimum: string | null
  unit_label: string
}

/** A mean as one says it: 6.667 → 6.7, 48.25 → 48. */
const plain = (usual: string) => rounded(exact(usual), compareDecimals(usual, '10') < 0 ? 1 : 0)

function sentenceOf({ label, quantity, line_ht, unit_label }: HabitLine, habit: Habit | undefined): string {
  const said = { quantity: quantityWords(quantity, unit_label), article: label }
  return habit
    ? guardSentence('habit', { ...said, usual: quantityWords(plain(habit.usual), unit_label) })
    : guardSentence('habit', { ...said, amount: euros(line_ht) }, 'unknown')
}

/** The lines whose quantity is far from habit, but those that were confirmed for it (5-doors §6). */
export async function farLines(tx: Tx, looked: LookedAt): Promise<LineFinding[]> {
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

/** How a quantity is put into a cart. */
export interface Putting {
  /** The person has confirmed it. */
  isConfirmed?: boolean | undefined
  /** One of many lines: one that is to be confirmed is told with them. */
  isMany?: boolean | undefined
}

type Put = Omit<HabitLine, 'line_ht'> & Parameters<typeof lineAmount>[2] & { price_ht: string | null }

/**
 * Asks about a quantity that is far from habit: `err519`, unless it is confirmed; among many, a reason of its line. Answers
 * whether the person has confirmed it now: what was confirmed before stays with the line.
 */
export async function askHabit(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  order: OrderRow,
  { line, isConfirmed = false, isMany = false }: Putting & { line: Put },
): Promise<boolean> {
  const put = { ...line, line_ht: lineAmount(line.quantity, line.price_ht ?? '0', line) }
  const [far] = await tx.beyond('orders', (all) => farLines(all, { order, lines: [put], now }))
  if (!far) return false
  if (isConfirmed) return true
  atDoor(tx, 'cart', [far])
  if (isMany) throw invalid([{ name: 'quantity', message: far.reason }])
  throw toConfirm([far])
}
