import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lineAmount } from '../../../resources/catalogue/units'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { totalsOf } from '../../../resources/orders/totals'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { forgetOrders } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'

const rest = 300
type Drafts = ReadonlyMap<number, string>
const same = (a: string | undefined, b: string) => a !== undefined && compareDecimals(a, b) === 0

/** The lines as they are being edited: those at 0 are gone. */
function edited(lines: readonly OrderLineAnswer[], drafts: Drafts): OrderLineAnswer[] {
  return lines.flatMap((line) => {
    const quantity = drafts.get(line.id)
    if (quantity === undefined) return [line]
    if (compareDecimals(quantity, '0') === 0) return []
    return [{ ...line, quantity, line_ht: lineAmount(quantity, line.price_ht, line) }]
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

/** Quantities change at once on the screen and leave one call at a time; a refused one goes back to what it was, and is told. */
export function useCartEditing(order: OrderAnswer, onRefused: () => void) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const queue = useRef(new Map<number, string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changedAt = useRef(0)
  const running = useRef<Promise<void>>(undefined)

  const save = useCallback(async () => {
    let answer: OrderAnswer | undefined
    let isRefused = false
    const done = new Map<number, string>()
    do {
      for (const [line, quantity] of pending(queue.current)) {
        queue.current.delete(line)
        try {
          answer = await calls.changeLine(order.id, line, { quantity })
        } catch {
          isRefused = true
          onRefused()
        }
        done.set(line, quantity)
      }
      // What is answered is drawn once nobody types: a long cart takes longer to draw than a key.
      await resting(changedAt)
    } while (queue.current.size)
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
    (line: number, quantity: string) => {
      setDrafts((known) => new Map(known).set(line, quantity))
      queue.current.set(line, quantity)
      changedAt.current = performance.now()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void run(), rest)
    },
    [run],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (queue.current.size) void run().then(() => forgetOrders(queries))
    },
    [run, queries],
  )
  const lines = useMemo(() => edited(order.lines, drafts), [order.lines, drafts])
  const totals = useMemo(
    () => (drafts.size ? totalsInView(order, lines) : order.totals),
    [order, lines, drafts.size],
  )
  return { lines, totals, change, isSaving: drafts.size > 0 }
}

/** What waits, the first typed first; what comes meanwhile is taken too. */
function* pending(queue: Map<number, string>): Generator<[number, string]> {
  for (let next = queue.entries().next(); !next.done; next = queue.entries().next()) yield next.value
}

/** The drafts that are not saved as they stand. */
const without = (drafts: Drafts, saved: Drafts): Drafts =>
  new Map([...drafts].filter(([line, quantity]) => !same(saved.get(line), quantity)))

/** Waits until nothing has been changed for a while. */
async function resting(changedAt: { readonly current: number }): Promise<void> {
  const left = () => changedAt.current + rest - performance.now()
  while (left() > 0) await new Promise((done) => setTimeout(done, left()))
}
