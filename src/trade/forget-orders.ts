import type { QueryClient } from '@tanstack/react-query'

const kept = ['carts', 'order', 'orders', 'in-cart', 'home', 'budget', 'to-validate']

/** What was read of orders is asked again: something changed one of them. */
export const forgetOrders = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => kept.includes(String(queryKey[0])) })
