import { lineAmount } from '../../resources/catalogue/units'
import type { orderLine } from '../../resources/orders/order-line'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/connect'
import { factsKey, type LineFacts, readLineFacts } from '../trade/line-facts'
import { lineFindings } from './line-findings'
import type { LineRow } from './order-lines'
import { memberOfOrder, type OrderRow } from './order-row'

export interface PriceChange {
  id: number
  label: string
  from: string
  to: string
}

export interface Repriced {
  changes: PriceChange[]
  /** Lines that cannot be ordered at the date. */
  unorderable: { label: string; reason: string }[]
  facts: ReadonlyMap<string, LineFacts>
}

/** Facts of these lines at the delivery date of the order. */
export const factsOfLines = (
  tx: Tx,
  order: OrderRow,
  {
    lines,
    now,
    catalogs,
  }: {
    lines: readonly Pick<LineRow, 'article_id' | 'product_not_in_catalog_id'>[]
    now: Date
    catalogs?: readonly number[] | undefined
  },
): Promise<Map<string, LineFacts>> =>
  readLineFacts(
    tx,
    {
      articles: lines.flatMap((line) => line.article_id ?? []),
      outOfCatalog: lines.flatMap((line) => line.product_not_in_catalog_id ?? []),
    },
    {
      member: memberOfOrder(order),
      deliveredTo: order.delivery_adherent_id ?? order.adherent_id,
      day: order.ask_delivery_date,
      today: parisDay(now),
      ...(catalogs ? { catalogs } : {}),
    },
  )

/** The lines that have another price now than the one that they keep. */
export const movedPrices = (
  lines: readonly Pick<LineRow, 'id' | 'label' | 'price_ht' | 'article_id' | 'product_not_in_catalog_id'>[],
  facts: ReadonlyMap<string, LineFacts>,
): PriceChange[] =>
  lines.flatMap(({ id, label, price_ht: from, ...line }) => {
    const to = facts.get(factsKey(line))?.price_ht
    return to && compareDecimals(to, from) !== 0 ? [{ id, label, from, to }] : []
  })

/** Why a line cannot be ordered from this cart; null when it can. */
export function markOf(
  order: Pick<OrderRow, 'platform_id'>,
  line: Pick<LineRow, 'id' | 'label' | 'quantity'>,
  facts: LineFacts | undefined,
): string | null {
  const [first] = lineFindings(order, line, facts)
  return first ? first.reason.slice(0, 255) : null
}

type Change = RowOf<typeof orderLine, 'id' | 'price_ht' | 'rate' | 'line_ht'> & { reason: string | null }

async function write(tx: Tx, rows: readonly Change[], now: Date): Promise<void> {
  await tx.query(
    `update "order_line" l set price_ht = g.price, rate = g.rate, line_ht = g.amount, unorderable_reason = g.reason, "updatedAt" = $6,
       lock_version = l.lock_version + 1
     from unnest($1::bigint[], $2::numeric[], $3::numeric[], $4::numeric[], $5::text[]) as g(id, price, rate, amount, reason)
     where l.id = g.id`,
    [
      rows.map((row) => row.id),
      rows.map((row) => row.price_ht),
      rows.map((row) => row.rate),
      rows.map((row) => row.line_ht),
      rows.map((row) => row.reason),
      now,
    ],
  )
}

/**
 * Brings the lines of a cart to the prices of its delivery date (domain §5.3), marks those that cannot be ordered, and
 * answers what changed. A line without a price keeps its last one.
 */
export async function repriceLines(
  tx: Tx,
  order: OrderRow,
  { lines, how }: { lines: LineRow[]; how: { now: Date; catalogs?: readonly number[] | undefined } },
): Promise<Repriced> {
  const facts = await factsOfLines(tx, order, { lines, ...how })
  const found: Repriced = { changes: [], unorderable: [], facts }
  const changed: Change[] = []
  for (const line of lines) {
    const of = facts.get(factsKey(line))
    const reason = markOf(order, line, of)
    const price_ht = of?.price_ht ?? line.price_ht
    const rate = of?.rate ?? line.rate
    const line_ht = lineAmount(line.quantity, price_ht, line)
    const isRepriced = compareDecimals(price_ht, line.price_ht) !== 0
    if (isRepriced) found.changes.push({ id: line.id, label: line.label, from: line.price_ht, to: price_ht })
    if (reason !== null) found.unorderable.push({ label: line.label, reason })
    if (isRepriced || reason !== line.unorderable_reason || compareDecimals(rate, line.rate) !== 0)
      changed.push({ id: line.id, price_ht, rate, line_ht, reason })
    Object.assign(line, { price_ht, rate, line_ht, unorderable_reason: reason })
  }
  if (changed.length) await write(tx, changed, how.now)
  return found
}

/** Marks the lines of an order at 150 that can no longer be ordered, and takes the mark from those that can again; nothing else of them changes. */
export async function markLines(
  tx: Tx,
  order: OrderRow,
  { lines, facts, now }: { lines: readonly LineRow[]; facts: ReadonlyMap<string, LineFacts>; now: Date },
): Promise<void> {
  const changed = lines
    .map((line) => ({ ...line, reason: markOf(order, line, facts.get(factsKey(line))) }))
    .filter(({ reason, unorderable_reason: before }) => reason !== before)
  if (changed.length) await write(tx, changed, now)
}
