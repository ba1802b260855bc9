import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lineAmount } from '../../../resources/catalogue/units'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { totalsOf } from '../../../resources/orders/totals'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { forgetOrders, useOrderAct } from '../../trade/forget-orders'
import { type QuantityRest, savedAfter } from '../../trade/quantity-rest'
import { useOrderCalls } from '../../trade/use-order-calls'

/** Milliseconds without a change before what is answered is drawn. */
const drawnAfter = 300
type Drafts = ReadonlyMap<number, string>
const same = (a: string | undefined, b: string) => a !== undefined && compareDecimals(a, b) === 0

/** The lines as they are being edited: those at 0 are gone. */
function edited(lines: readonly OrderLineAnswer[], drafts: Drafts): OrderLineAnswer[] {
  return lines.flatMap((line) => {
    const quantity = drafts.get(line.id)
    if (quantity === undefined) return [line]
    if (compareDecimals(quantity, '0') === 0) return []
    return [{ ...line, quantity, line_ht: lineAmount(quantity, line.price_ht, line), unusual: null }]
  })
}

const isDeposit = ({ kind }: { kind: string }) => kind === 'deposit'

/** The totals of the lines in view by the document's own formula (domain §5.13); fees follow with the server's answer. */
const totalsInView = (order: OrderAnswer, lines: readonly OrderLineAnswer[]) =>
  totalsOf(
    lines.map(({ line_ht, rate }) => ({ amount_ht: line_ht, rate })),
    order.taxes.filter((tax) => !isDeposit(tax)),
    order.taxes.filter(isDeposit).map(({ amount_ht }) => amount_ht),
  )

/** A quantity that waits, and when it may leave, by `performance.now()`. */
interface Waiting {
  quantity: string
  due: number
}

/**
 * Quantities change at once on the screen and leave once they are finished, one call at a time; a refused one goes back to what it
 * was, and is told.
 */
export function useCartEditing(order: OrderAnswer, onRefused: () => void) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const queue = useRef(new Map<number, Waiting>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changedAt = useRef(0)
  const running = useRef<Promise<void>>(undefined)
  const kept = useRef(order.lines)
  /** The quantities that the person saw when it began to change them: somebody else's may have come since. */
  const seen = useRef(new Map<number, string>())
  useEffect(() => {
    kept.current = order.lines
  }, [order.lines])

  const save = useCallback(async () => {
    let answer: OrderAnswer | undefined
    let isRefused = false
    const done = new Map<number, string>()
    do {
      for (const [line, quantity] of due(queue.current)) {
        queue.current.delete(line)
        try {
          const seen_quantity = seen.current.get(line) ?? quantity
          answer = await calls.changeLine({ id: order.id, lineId: line, quantity, seen_quantity })
        } catch {
          isRefused = true
          onRefused()
        }
        // What comes after stands on what was just put there.
        const stands = answer?.lines.find(({ id }) => id === line)?.quantity
        if (queue.current.has(line) && stands !== undefined) seen.current.set(line, stands)
        else seen.current.delete(line)
        done.set(line, quantity)
      }
      // What is answered is drawn once nobody types: a long cart takes longer to draw than a key.
      await resting(changedAt)
    } while (isDue(nextDue(queue.current)))
    if (answer) queries.setQueryData(['order', order.id], answer)
    if (isRefused) void queries.invalidateQueries({ queryKey: ['order', order.id] })
    setDrafts((known) => without(known, done))
    void queries.invalidateQueries({ queryKey: ['carts'] })
    void queries.invalidateQueries({ queryKey: ['budget'] })
  }, [calls, queries, order.id, onRefused])

  const run = useCallback(() => {
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  const change = useCallback(
    (line: number, quantity: string, rest: QuantityRest) => {
      changedAt.current = performance.now()
      const stands = kept.current.find(({ id }) => id === line)?.quantity
      if (stands !== undefined && !seen.current.has(line)) seen.current.set(line, stands)
      if (rest === 'typing' && same(stands, quantity)) {
        // What is typed is wrong so far: the quantity from before stands.
        queue.current.delete(line)
        setDrafts((known) => without(known, new Map([[line, known.get(line) ?? quantity]])))
        return
      }
      setDrafts((known) => new Map(known).set(line, quantity))
      queue.current.set(line, { quantity, due: changedAt.current + savedAfter[rest] })
      clearTimeout(timer.current)
      const wait = nextDue(queue.current) - changedAt.current
      if (Number.isFinite(wait)) timer.current = setTimeout(() => void run(), Math.max(0, wait))
    },
    [run],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      const waiting = queue.current
      if (!waiting.size) return
      for (const [line, { quantity }] of waiting) waiting.set(line, { quantity, due: 0 })
      void run().then(() => forgetOrders(queries))
    },
    [run, queries],
  )
  const { run: act } = useOrderAct()
  const confirm = useCallback(
    ({ id, quantity }: OrderLineAnswer) =>
      void act(
        () => calls.changeLine({ id: order.id, lineId: id, quantity, confirmed: ['habit'] }),
        undefined,
        {
          after: (saved) => queries.setQueryData(['order', order.id], saved),
        },
      ),
    [act, calls, queries, order.id],
  )
  const lines = useMemo(() => edited(order.lines, drafts), [order.lines, drafts])
  const totals = useMemo(
    () => (drafts.size ? totalsInView(order, lines) : order.totals),
    [order, lines, drafts.size],
  )
  return { lines, totals, change, confirm, isSaving: drafts.size > 0 }
}

/** When the next of what waits may leave; infinite where nothing may. */
const nextDue = (queue: ReadonlyMap<number, Waiting>): number =>
  Math.min(Number.POSITIVE_INFINITY, ...[...queue.values()].map(({ due }) => due))

/** Timers may be a little early. */
const isDue = (due: number): boolean => due <= performance.now() + 5

/** What may leave, the first typed first; what comes meanwhile is taken too. */
function* due(queue: ReadonlyMap<number, Waiting>): Generator<[number, string]> {
  const first = () => [...queue].find(([, waiting]) => isDue(waiting.due))
  for (let next = first(); next; next = first()) yield [next[0], next[1].quantity]
}

/** The drafts that are not saved as they stand. */
const without = (drafts: Drafts, saved: Drafts): Drafts =>
  new Map([...drafts].filter(([line, quantity]) => !same(saved.get(line), quantity)))

/** Waits until nothing has been changed for a while. */
async function resting(changedAt: { readonly current: number }): Promise<void> {
  const left = () => changedAt.current + drawnAfter - performance.now()
  while (left() > 0) await new Promise((done) => setTimeout(done, left()))
}
