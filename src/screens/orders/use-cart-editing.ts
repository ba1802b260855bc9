import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { forgetOrders, useOrderAct } from '../../trade/forget-orders'
import { waitingPresses } from '../../trade/presses'
import { type QuantityRest, savedAfter } from '../../trade/quantity-rest'
import { useOrderCalls } from '../../trade/use-order-calls'
import { usePresses } from '../../trade/use-presses'
import { useWaitingList } from '../../trade/use-waiting-list'
import { type Drafts, edited, totalsInView } from './edited-lines'

/** Milliseconds without a change before what is answered is drawn. */
const drawnAfter = 300
const same = (a: string | undefined, b: string) => a !== undefined && compareDecimals(a, b) === 0

const labelOf = (lines: readonly OrderLineAnswer[], line: number) =>
  lines.find(({ id }) => id === line)?.label ?? ''

/** The quantities of a cart that the device keeps until the network is back. */
function useWaitingLines(order: number): Drafts {
  const presses = useWaitingList(waitingPresses)
  return useMemo(
    () =>
      new Map(
        presses.flatMap(({ line, quantity }) =>
          line?.order_id === order ? [[line.line_id, quantity] as const] : [],
        ),
      ),
    [presses, order],
  )
}

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
  const { send, saved } = usePresses()
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
          const saved = await send({
            ...{ label: labelOf(kept.current, line), quantity, seen: seen.current.get(line) ?? quantity },
            line: { order_id: order.id, line_id: line },
          })
          if (saved && 'lines' in saved) answer = saved
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
    if (answer) {
      queries.setQueryData(['order', order.id], answer)
      saved(answer)
    }
    if (isRefused) void queries.invalidateQueries({ queryKey: ['order', order.id] })
    setDrafts((known) => without(known, done))
    void queries.invalidateQueries({ queryKey: ['budget'] })
  }, [send, saved, queries, order.id, onRefused])

  const { plan, leave } = useMemo(() => {
    /** Waits for what may leave next: also for what was set while the others left. */
    const plan = () => {
      clearTimeout(timer.current)
      const wait = nextDue(queue.current) - performance.now()
      if (Number.isFinite(wait)) timer.current = setTimeout(() => void leave(), Math.max(0, wait))
    }
    const leave = () => {
      running.current ??= save().finally(() => {
        running.current = undefined
        plan()
      })
      return running.current
    }
    return { plan, leave }
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
      plan()
    },
    [plan],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      const waiting = queue.current
      if (!waiting.size) return
      for (const [line, { quantity }] of waiting) waiting.set(line, { quantity, due: 0 })
      void leave().then(() => forgetOrders(queries))
    },
    [leave, queries],
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
  const waiting = useWaitingLines(order.id)
  const shown = useMemo(() => new Map([...waiting, ...drafts]), [waiting, drafts])
  const lines = useMemo(() => edited(order.lines, shown), [order.lines, shown])
  const totals = useMemo(
    () => (shown.size ? totalsInView(order, lines) : order.totals),
    [order, lines, shown.size],
  )
  return { lines, totals, change, confirm, waiting, isSaving: drafts.size > 0 }
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
