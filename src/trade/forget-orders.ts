import type { QueryClient } from '@tanstack/react-query'
import { useAct } from '../widgets/use-act'

const kept = ['carts', 'order', 'orders', 'in-cart', 'home', 'budget', 'to-validate']

/** What was read of orders is asked again: something changed one of them. */
export const forgetOrders = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => kept.includes(String(queryKey[0])) })

/** Runs an act that changes orders: what was read of them is asked again. */
export const useOrderAct = (how: { atFields?: boolean } = {}) => useAct({ forget: forgetOrders, ...how })
