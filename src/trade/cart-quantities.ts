import type { InCart } from '../../resources/catalogue/answers'
import type { article } from '../../resources/catalogue/article'
import { lineAmount } from '../../resources/catalogue/units'
import type { CartChoiceAnswer } from '../../resources/orders/answers'
import type { order } from '../../resources/orders/order'
import type { orderLine } from '../../resources/orders/order-line'
import { sumOf } from '../../resources/orders/totals'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf } from '../../resources/schema/exact'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { type QuantityRest, savedAfter } from './quantity-rest'

export interface Ordered
  extends RowOf<typeof article, 'supplier_id'>,
    FilledOf<typeof orderLine, 'article_id'> {
  label: string
  /** What it costs while it is in no cart; a line has its own price. */
  price: PricedLine | null
}

type PricedLine = Pick<InCart, 'price_ht' | 'coef_order_management' | 'coef_billing'>

/** Where the line goes: the cart or the day that the person chose. */
export type Target = Partial<RowOf<typeof orderLine, 'order_id'> & RowOf<typeof order, 'ask_delivery_date'>>

/** What is set of an article: on the line that it has, as it was seen, or into the cart that was chosen. */
export interface Setting {
  item: Ordered
  quantity: string
  line: InCart | undefined
  target: Target
}

/** A quantity that the device keeps until the network is back: of a line, or of an article that is in no cart yet. */
export type Kept = Pick<InCart, 'quantity'> & Partial<Pick<InCart, 'line_id' | 'article_id'>>

/** Asks the server: the lines of the cart, or the carts to choose from; undefined where the device keeps it until it can be sent. */
export type CartWire = (setting: Setting) => Promise<InCart[] | { choose: CartChoiceAnswer[] } | undefined>

/** A question put to the person: in which cart? */
export interface Choosing {
  item: Ordered
  quantity: string
  options: CartChoiceAnswer[]
}

const zero = '0'
const same = (a: string, b: string) => compareDecimals(a, b) === 0

/**
 * The quantities of the open carts as the person sees them: changed at once, sent once they are finished, one call at a
 * time an article, taken back when the server refuses.
 */
export function createQuantities(wire: CartWire, delays = savedAfter) {
  let lines: readonly InCart[] = []
  let waiting: readonly Kept[] = []
  let choosing: Choosing | undefined
  const wanted = new Map<number, { item: Ordered; quantity: string; seen: string; isDone: boolean }>()
  /** The articles whose quantity was changed here. */
  const items = new Map<number, Ordered>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const busy = new Set<number>()
  /** The cart in which the person works at each supplier. */
  const targets = new Map<number, Target>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const lineOf = ({ article_id, supplier_id }: Ordered): InCart | undefined => {
    const mine = lines.filter((line) => line.article_id === article_id)
    const target = targets.get(supplier_id)?.order_id
    return mine.find((line) => line.order_id === target) ?? (target === undefined ? mine[0] : undefined)
  }
  const waitingOf = (item: Ordered) => {
    const line = lineOf(item)?.line_id
    return waiting.find((one) =>
      line === undefined ? one.article_id === item.article_id : one.line_id === line,
    )
  }
  const kept = (item: Ordered) => waitingOf(item)?.quantity ?? lineOf(item)?.quantity ?? zero

  /** The lines of one cart as the server answers them, in place of those that were known. */
  function take(orderId: number | undefined, answered: readonly InCart[]) {
    lines = [...lines.filter((line) => line.order_id !== orderId), ...answered]
  }

  /** What an article will cost more, or less, than the server says; fees follow with its answer. */
  function gapOf(item: Ordered): string {
    const line = lineOf(item)
    const priced = line ?? item.price
    const quantity = wanted.get(item.article_id)?.quantity ?? kept(item)
    if (!priced || same(quantity, line?.quantity ?? zero)) return zero
    const amount = (of: string) => lineAmount(of, priced.price_ht, priced)
    return differenceOf(amount(quantity), line ? amount(line.quantity) : zero)
  }

  async function save(item: Ordered, quantity: string, seen: string) {
    const line = lineOf(item)
    const target = targets.get(item.supplier_id) ?? {}
    const answer = await wire({ item, quantity, target, line: line && { ...line, quantity: seen } })
    if (!answer) return
    if ('choose' in answer) choosing = { item, quantity, options: answer.choose }
    else take(answer[0]?.order_id ?? line?.order_id, answer)
  }

  async function send(id: number) {
    const asked = wanted.get(id)
    if (!asked?.isDone || busy.has(id)) return
    if (same(asked.quantity, kept(asked.item))) {
      wanted.delete(id)
      return tell()
    }
    busy.add(id)
    try {
      await save(asked.item, asked.quantity, asked.seen)
    } catch {
      wanted.delete(id)
    } finally {
      busy.delete(id)
    }
    if (wanted.get(id) === asked) wanted.delete(id)
    else if (wanted.has(id)) await send(id)
    tell()
  }

  /** What was set of an article is finished, and leaves. */
  function leave(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const asked = wanted.get(id)
    if (asked) wanted.set(id, { ...asked, isDone: true })
    void send(id)
  }

  return {
    /** What the carts hold, as the server says. */
    load(given: readonly InCart[]) {
      lines = given
      tell()
    },
    /** What the device keeps until the network is back. */
    wait(given: readonly Kept[]) {
      waiting = given
      tell()
    },
    isWaiting: (item: Ordered): boolean => waitingOf(item) !== undefined,
    /** The lines of one cart as an answer has them. */
    take(orderId: number, answered: readonly InCart[]) {
      take(orderId, answered)
      tell()
    },
    /** What the carts will hold more, or less, than the server says, before tax. */
    pendingHt: (): string => sumOf([...items.values()].map(gapOf)),
    quantityOf: (item: Ordered): string => wanted.get(item.article_id)?.quantity ?? kept(item),
    isSaving: (id: number) => busy.has(id) || timers.has(id),
    change(item: Ordered, quantity: string, rest: QuantityRest = 'step') {
      const id = item.article_id
      items.set(id, item)
      // What the person saw when it began: somebody else's quantity may have come since.
      const seen = wanted.get(id)?.seen ?? kept(item)
      wanted.set(id, { item, quantity, seen, isDone: false })
      clearTimeout(timers.get(id))
      timers.delete(id)
      if (rest !== 'typing')
        timers.set(
          id,
          setTimeout(() => leave(id), delays[rest]),
        )
      tell()
    },
    /** Sends at once what still rests. */
    flush() {
      for (const id of wanted.keys()) leave(id)
    },
    choosing: () => choosing,
    /** The person's answer; none = nothing is ordered. */
    choose(target: Target | undefined) {
      const asked = choosing
      choosing = undefined
      if (asked && target) {
        targets.set(asked.item.supplier_id, target)
        wanted.set(asked.item.article_id, {
          ...{ item: asked.item, quantity: asked.quantity, seen: zero },
          isDone: true,
        })
        void send(asked.item.article_id)
      }
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Quantities = ReturnType<typeof createQuantities>
