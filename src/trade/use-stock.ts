import type { QueryClient } from '@tanstack/react-query'
import { useAdherent } from '../layout/adherent-context'
import { useAct } from '../widgets/use-act'

/** The member whose stock is shown; 0 for a group, which has none. */
export function useStockMember(): number {
  const { selected } = useAdherent()
  return selected && !selected.isGroup ? selected.id : 0
}

const ofStock = ['stock', 'stock_entry', 'stock_exit', 'inventory']

/** What was read of a stock is asked again: something moved. */
export const forgetStock = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => ofStock.includes(String(queryKey[0])) })

/** Runs an act on a stock: what is on screen is asked again. */
export const useStockAct = (queued = false) => useAct({ forget: forgetStock, queued })
