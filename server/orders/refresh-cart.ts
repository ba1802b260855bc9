import type { Totals } from '../../resources/orders/answer-totals'
import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/connect'
import { type CartTerms, cartTerms } from './cart-terms'
import { type LineRow, readLines } from './order-lines'
import type { OrderRow } from './order-row'
import { saveTotals } from './order-totals'
import { type Repriced, repriceLines } from './reprice-lines'

export interface Refreshed extends Repriced {
  lines: LineRow[]
  totals: Totals
  terms: CartTerms | null
}

interface How {
  now: Date
  /** Whether prices are read again at the delivery date. */
  reprice?: boolean
  catalogs?: readonly number[] | undefined
}

/** After any change of a locked cart: prices where asked, fees and totals always. */
export async function refreshCart(tx: Tx, order: OrderRow, how: How): Promise<Refreshed> {
  const lines = await readLines(tx, order.id)
  const repriced: Repriced = how.reprice
    ? await repriceLines(tx, order, { lines, how })
    : { changes: [], unorderable: [], facts: new Map() }
  if (how.reprice)
    await tx.query(
      'update "order" set price_reference_date = $2, repriced_at = coalesce($3, repriced_at) where id = $1',
      [order.id, order.ask_delivery_date ?? parisDay(how.now), repriced.changes.length ? how.now : null],
    )
  const terms = await cartTerms(tx, order, { now: how.now })
  const totals = await saveTotals(tx, order, { lines, terms, now: how.now })
  return { ...repriced, lines, totals, terms }
}
