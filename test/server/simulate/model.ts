import type { Seen, SeenClaim, SeenOrder } from './seen'

/** Where a verb leads from each status: the table of domain §5.1, written once more. */
const leads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  submit: { 100: ['150', '300', '350'] },
  validate: { 150: ['150', '300', '350'] },
  refuse: { 150: ['200', '250'] },
  withdraw: { 150: ['100'] },
  reopen: { 200: ['100'], 250: ['100'] },
  delete: { 100: ['deleted'], 200: ['deleted'], 250: ['deleted'] },
  read: { 300: ['400'], 350: ['350'], 400: ['400'], 450: ['450'] },
  confirm: { 300: ['400'], 400: ['400'] },
  cancel: { 300: ['300'], 350: ['350'], 400: ['400'] },
  receive: { 300: ['300', '450'], 350: ['350', '450'], 400: ['400', '450'] },
  again: { 300: ['300', '450'], 350: ['350', '450'], 400: ['400', '450'], 450: ['300', '350', '400', '450'] },
  undo: { 300: ['300'], 350: ['350'], 400: ['400'], 450: ['300', '350', '400'] },
  answer: { 300: ['300'], 400: ['400'] },
  cart: { 100: ['100'] },
}
export type Verb = keyof typeof leads

/** Where an act leads a litigation (domain §8). */
const claimLeads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  send: { 100: '100' },
  take: { 100: '150' },
  accept: { 100: '200', 150: '200' },
  refuse: { 100: '250', 150: '250' },
  credit: { 200: '300' },
  close: { 100: '350', 150: '350', 250: '350', 300: '350' },
}

/** What an act means to the model. */
export interface Meaning {
  verb?: Verb
  /** The order that it is about; a new one, when it has none. */
  order?: SeenOrder | undefined
  claim?: { of: SeenClaim; verb: string }
  /** Why the model has it refused, whatever the state. */
  never?: string | false | undefined
  /** Thousandths of a storage unit that come in or go out, by article; `set` counts. */
  stock?: { article: number; moves: number }[]
  counted?: { article: number; is: number }
  /** What the clock does: carts are repriced or go, proposals and alerts end. */
  clock?: boolean
}

const target = ({ status, deleted }: SeenOrder) => (deleted ? 'deleted' : status)

/** Whether the model refuses it; undefined when it is for the trade's finer rules to say. */
export function refusalOf({ verb, order, claim, never }: Meaning): string | undefined {
  if (never) return never
  if (claim && !claimLeads[claim.verb]?.[claim.of.status])
    return `no ${claim.verb} of a litigation at ${claim.of.status}`
  if (claim && claim.verb !== 'send' && !claim.of.is_sent) return 'a litigation that was not sent'
  if (claim?.verb === 'send' && claim.of.is_sent) return 'a litigation that was sent'
  if (!verb || !order) return undefined
  if (order.deleted) return 'an order that was deleted'
  if (!leads[verb]?.[order.status]) return `no ${verb} at ${order.status}`
  if (order.cancelled && verb !== 'read') return 'a cancelled order'
  return undefined
}

/** What a cart may change of itself. */
const asCart = ({ id, author, supplier }: SeenOrder) => ({ id, author, supplier })
/** What no act changes once it was submitted (I-07, I-09). */
const asFrozen = ({ id, author, supplier, frozen }: SeenOrder) => ({ id, author, supplier, frozen })

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function orderWrong(before: SeenOrder, after: SeenOrder | undefined, verb: Verb): string | undefined {
  if (!after) return `order ${before.id} vanished`
  const to = leads[verb]?.[before.status] ?? []
  const at = target(after)
  if (!to.includes(at)) return `${verb} led ${before.status} to ${at}, not to ${to.join(' or ')}`
  const isCart = before.status === '100' || at === '100'
  const [kept, now] = isCart ? [asCart(before), asCart(after)] : [asFrozen(before), asFrozen(after)]
  if (!same(kept, now)) return `${verb} changed what is frozen: ${JSON.stringify([kept, now])}`
  if (at !== before.status && after.events <= before.events) return `${verb} wrote no event`
  if (before.sent_on && before.sent_on !== after.sent_on) return `${verb} changed the moment of sending`
  if (verb === 'cancel' && !after.cancelled) return 'cancel did not cancel'
  if (verb !== 'cancel' && after.cancelled !== before.cancelled) return `${verb} changed is_cancelled`
  return undefined
}

const thousandths = (quantity: string) => Math.round(Number(quantity) * 1000)
const held = (seen: Seen, article: number) =>
  thousandths(seen.levels.find((one) => one.article === article)?.quantity ?? '0')

function stockWrong(before: Seen, after: Seen, meaning: Meaning): string | undefined {
  for (const article of [1, 2, 3, 4, 5]) {
    const moved = (meaning.stock ?? []).filter((one) => one.article === article)
    const sum = moved.reduce((total, { moves }) => total + moves, 0)
    const wanted = meaning.counted?.article === article ? meaning.counted.is : held(before, article) + sum
    const is = held(after, article)
    // Each line is rounded to the thousandth.
    if (Math.abs(is - wanted) > moved.length)
      return `stock of article ${article}: ${is}, not ${wanted} thousandths`
  }
  if (!same(after.ledger.slice(0, before.ledger.length), before.ledger))
    return 'the ledger was rewritten (I-12)'
  return undefined
}

function pricesWrong(before: Seen, after: Seen, today: string): string | undefined {
  for (const price of before.prices) {
    if (price.valid_from > today) continue
    const now = after.prices.find(({ id }) => id === price.id)
    if (now?.price !== price.price)
      return `a price in force was rewritten (I-16): ${JSON.stringify([price, now])}`
    if (price.valid_to && price.valid_to < today && now.valid_to !== price.valid_to)
      return 'a past price was rewritten'
  }
  return undefined
}

/** What the clock may do to an order. */
function clockWrong(before: SeenOrder, after: SeenOrder | undefined): string | undefined {
  if (!after) return `order ${before.id} vanished`
  if (before.status === '100')
    return same(asCart(before), asCart(after)) && after.status === '100'
      ? undefined
      : 'the clock moved a cart'
  const { proposals: _a, events: _b, ...was } = before
  const { proposals: _c, events: _d, ...is } = after
  return same(was, is) ? undefined : `the clock changed order ${before.id}: ${JSON.stringify([was, is])}`
}

/** A litigation is told of in the events of its order, and nowhere else of it. */
const asOf = (order: SeenOrder | undefined, { claim }: Meaning) =>
  order && claim ? { ...order, events: 0 } : order

function ordersWrong(before: Seen, after: Seen, meaning: Meaning): string | undefined {
  const about = meaning.order?.id
  for (const order of before.orders) {
    const now = after.orders.find(({ id }) => id === order.id)
    if (meaning.clock) {
      const wrong = clockWrong(order, now)
      if (wrong) return wrong
    } else if (order.id === about && meaning.verb) {
      const wrong = orderWrong(order, now, meaning.verb)
      if (wrong) return wrong
      // Carts of one supplier and day share their lorry.
    } else if (order.status !== '100' && !same(asOf(order, meaning), asOf(now, meaning)))
      return `order ${order.id} changed, which it was not about: ${JSON.stringify([order, now])}`
  }
  const made = after.orders.filter(({ id }) => !before.orders.some((one) => one.id === id))
  if (made.some(({ status }) => status !== '100')) return 'an order began elsewhere than in preparation'
  return undefined
}

function claimsWrong(before: Seen, after: Seen, { claim }: Meaning): string | undefined {
  for (const one of before.claims) {
    const now = after.claims.find(({ id }) => id === one.id)
    if (claim?.of.id === one.id) {
      const to = claimLeads[claim.verb]?.[one.status]
      if (now?.status !== to)
        return `${claim.verb} led a litigation from ${one.status} to ${now?.status}, not to ${to}`
    } else if (one.is_sent && !same(one, now)) return `litigation ${one.id} changed, which it was not about`
  }
  return undefined
}

/** What is wrong with what became of something that was accepted. */
export function wrongAfter(before: Seen, after: Seen, meaning: Meaning, today: string): string | undefined {
  return (
    ordersWrong(before, after, meaning) ??
    claimsWrong(before, after, meaning) ??
    stockWrong(before, after, meaning) ??
    pricesWrong(before, after, today)
  )
}

/** Steps whose refusal keeps what it found (doors §1.1): an order tells it in its events, a cart takes its new prices. */
const tells: ReadonlySet<string> = new Set(['validate', 'reopen', 'answer', 'confirm', 'cart'])

/** What must be as it was: all but the events that an order gained, and what a cart's lines cost. */
function butForWhatWasFound(before: Seen, seen: Seen): Seen {
  const events = new Map(before.orders.map((order) => [order.id, order.events]))
  return {
    ...seen,
    orders: seen.orders.map((order) => {
      const known = events.get(order.id) ?? order.events
      const told = { ...order, events: Math.min(order.events, known) }
      if (order.status !== '100') return told
      return { ...told, frozen: '', lines: order.lines.map((line) => ({ ...line, price: '' })) }
    }),
  }
}

/** What is wrong with what became of something that was refused. */
export function wrongAfterRefusal(before: Seen, after: Seen, { verb }: Meaning): string | undefined {
  if (tells.has(verb ?? ''))
    return same(butForWhatWasFound(before, before), butForWhatWasFound(before, after))
      ? undefined
      : 'what was refused changed more than what it found'
  if (verb !== 'submit') return same(before, after) ? undefined : 'what was refused changed something'
  const still = (seen: Seen) => ({ ...seen, orders: seen.orders.filter(({ status }) => status !== '100') })
  if (!same(still(before), still(after))) return 'a refused submission changed something'
  return before.orders.length === after.orders.length ? undefined : 'a refused submission made an order'
}
