import type { Order } from '../../../providers/search'

/** Ascending → descending → none (specification 1 §4). */
const nextOf = (order: Order | undefined): 'asc' | 'desc' | undefined => {
  if (!order) return 'asc'
  return order[1] === 'asc' ? 'desc' : undefined
}

/**
 * The orders after a click on a column: alone, the column takes the place of the others, ascending; with Shift it joins
 * them, keeping its rank.
 */
export function cycleSort(orders: readonly Order[], name: string, joins: boolean): Order[] {
  const current = orders.find(([column]) => column === name)
  const next = nextOf(current)
  if (!joins && orders.length > 1) return [[name, 'asc']]
  if (!joins) return next ? [[name, next]] : []
  if (!current) return next ? [...orders, [name, next]] : [...orders]
  return orders.flatMap((order): Order[] => {
    if (order[0] !== name) return [order]
    return next ? [[name, next]] : []
  })
}
