import { compared, divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'
import type { RowOf } from '../schema/infer'
import type { stockLevel, stockTransaction } from './ledger'

/**
 * What a member holds of an article, in storage units, and what it is worth (domain §7.1), as decimal texts; `cump`, the moving
 * weighted average cost of a unit, is kept when the stock is empty.
 */
export type Level = RowOf<typeof stockLevel, 'quantity' | 'value' | 'cump'>

/** A movement to post: quantities are positive, `contrary` ones signed as they undo. */
export type Movement =
  | { kind: 'entry'; quantity: string; unit_cost: string }
  /** An entry whose amount is known (a delivery): its unit cost follows. */
  | { kind: 'bought'; quantity: string; amount: string }
  | { kind: 'exit'; quantity: string }
  | { kind: 'contrary'; quantity: string; amount: string }
  /** A change of value alone. */
  | { kind: 'revaluation'; amount: string }

/** A line of the ledger: signed quantity and amount, and the level after it. */
export interface Posted extends RowOf<typeof stockTransaction, 'quantity' | 'unit_cost' | 'amount'> {
  after: Level
}

export const emptyLevel: Level = { quantity: '0.000', value: '0.00', cump: '0.000000' }

const zero = exact(0)
const centime = exact('0.01')
const isBelow = (a: Exact, b: Exact) => compared(a, b) < 0
const negated = (a: Exact): Exact => minus(zero, a)
const least = (a: Exact, b: Exact) => (isBelow(a, b) ? a : b)
const most = (a: Exact, b: Exact) => (isBelow(a, b) ? b : a)
const cents = (a: Exact): Exact => exact(rounded(a, 2))

/** Goods are worth a centime at least, and nothing is worth nothing: quantity 0 ⇔ value 0.00 (I-13). */
function heldTo(quantity: Exact, value: Exact): Exact {
  const side = compared(quantity, zero)
  if (side === 0) return zero
  return side > 0 ? most(value, centime) : least(value, negated(centime))
}

/** Value after an entry; a stock below zero is squared at its own cost, and what is left of the entry keeps its price. */
function valueAfterEntry(
  before: Level,
  quantityAfter: Exact,
  { unitCost, amount }: { unitCost: Exact; amount: Exact },
): Exact {
  if (!isBelow(exact(before.quantity), zero)) return plus(exact(before.value), amount)
  const cost = compared(quantityAfter, zero) > 0 ? unitCost : exact(before.cump)
  return cents(times(quantityAfter, cost))
}

/** Quantity, amount and unit cost that a movement asks for, signed. */
function asked(before: Level, movement: Movement): { quantity: Exact; amount: Exact; cost: Exact } {
  const cump = exact(before.cump)
  switch (movement.kind) {
    case 'entry': {
      const [quantity, cost] = [exact(movement.quantity), exact(movement.unit_cost)]
      return { quantity, cost, amount: cents(times(quantity, cost)) }
    }
    case 'exit': {
      const quantity = exact(movement.quantity)
      return { quantity: negated(quantity), cost: cump, amount: negated(cents(times(quantity, cump))) }
    }
    case 'revaluation':
      return { quantity: zero, amount: exact(movement.amount), cost: zero }
    default: {
      const [quantity, amount] = [exact(movement.quantity), exact(movement.amount)]
      return { quantity, amount, cost: compared(quantity, zero) === 0 ? zero : divided(amount, quantity) }
    }
  }
}

/**
 * Posts a movement on a level (domain §7.3). An entry adds `round2(q × cost)`, an exit takes `round2(q × cump)`, and all that is
 * left when the quantity becomes 0; the average is `round6(value / quantity)`.
 */
export function post(before: Level, movement: Movement): Posted {
  const { quantity, amount, cost } = asked(before, movement)
  const quantityAfter = plus(exact(before.quantity), quantity)
  const isIn = movement.kind === 'entry' || movement.kind === 'bought'
  const wanted = isIn
    ? valueAfterEntry(before, quantityAfter, { unitCost: cost, amount })
    : plus(exact(before.value), amount)
  const value = heldTo(quantityAfter, wanted)
  const isEmpty = compared(quantityAfter, zero) === 0
  return {
    quantity: rounded(quantity, 3),
    unit_cost: rounded(cost, 6),
    amount: rounded(minus(value, exact(before.value)), 2),
    after: {
      quantity: rounded(quantityAfter, 3),
      value: rounded(value, 2),
      cump: isEmpty ? before.cump : rounded(divided(value, quantityAfter), 6),
    },
  }
}

/** Whether a movement takes more than there is (err530). */
export const isShort = (before: Level, posted: Posted): boolean =>
  isBelow(exact(posted.quantity), zero) &&
  isBelow(exact(posted.after.quantity), zero) &&
  isBelow(exact(posted.after.quantity), exact(before.quantity))

/** The level that a ledger makes, in the order of its lines: what a rebuilding puts down again. */
export function levelOf(lines: readonly Pick<Posted, 'quantity' | 'amount'>[]): Level {
  const sum = (key: 'quantity' | 'amount') =>
    lines.reduce<Exact>((total, line) => plus(total, exact(line[key])), zero)
  const [quantity, value] = [sum('quantity'), sum('amount')]
  const cump = compared(quantity, zero) === 0 ? emptyLevel.cump : rounded(divided(value, quantity), 6)
  return { quantity: rounded(quantity, 3), value: rounded(value, 2), cump }
}
