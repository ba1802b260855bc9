import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { personOf } from '../../providers/person-of'
import type { CartAnswer, OrderAnswer } from '../../resources/orders/answers'
import { useEngine } from '../fields/engine'
import type { Press } from './presses'
import { pressesOf } from './presses'
import { sendKept, sendPress } from './send-press'
import { useOrderCalls } from './use-order-calls'

type Told = (order: OrderAnswer) => void
const listeners = new Set<Told>()

/** Tells of a cart that took what waited on the device, before that no longer waits; answers what ends it. */
export function onPressSent(told: Told): () => void {
  listeners.add(told)
  return () => void listeners.delete(told)
}

/** A cart of the list as an answer has it. */
const inList = (order: OrderAnswer): CartAnswer => ({
  ...order,
  goods_ht: order.totals.goods_ht,
  unorderable_nb: order.lines.filter(({ unorderable_reason: reason }) => reason !== null).length,
})

const memberOf = ({ adherent_id, groupAdherent_id }: OrderAnswer) => ({
  id: groupAdherent_id ?? adherent_id,
  isGroup: groupAdherent_id !== null,
})

/** How quantities leave: at once where one can, from the device's memory else; what a cart has become is shown as it is answered. */
export function usePresses() {
  const { session } = useEngine()
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [person] = useState(() => personOf(session.user()))
  return useMemo(() => {
    const kept = pressesOf(person)
    const saved = (order: OrderAnswer) => {
      queries.setQueryData<CartAnswer[]>(['carts', memberOf(order)], (carts) =>
        carts?.some(({ id }) => id === order.id)
          ? carts.map((one) => (one.id === order.id ? inList(order) : one))
          : carts && [...carts, inList(order)],
      )
      void queries.invalidateQueries({ queryKey: ['carts'] })
    }
    return {
      kept,
      saved,
      send: (press: Press) => sendPress({ calls, kept }, press),
      sendKept: () =>
        sendKept({ calls, kept }, (order) => {
          queries.setQueryData(['order', order.id], order)
          saved(order)
          for (const told of listeners) told(order)
        }),
    }
  }, [calls, person, queries])
}

export type PressCalls = ReturnType<typeof usePresses>
