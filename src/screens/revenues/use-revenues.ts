import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createRevenues } from '../../../providers/trade/revenues'
import type { RevenuePage, RevenuePart } from '../../../resources/revenues/answers'
import type { RevenueEntry } from '../../../resources/revenues/revenue-entry'
import { useEngine } from '../../fields/engine'
import { useKeptRows } from '../../trade/use-kept-rows'
import { useAct } from '../../widgets/use-act'

export function useRevenueCalls() {
  const { http } = useEngine()
  return useMemo(() => createRevenues(http), [http])
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['revenue'] })

/** Runs an act on declarations: what is shown of them is read again. */
export const useRevenueAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })

const entryOf = ({ id, amount_ht }: RevenuePart): RevenueEntry => ({ id, amount_ht })

/** The amounts of a declaration while they are typed. */
export function useRevenueRows({ id, rows, saved_at }: RevenuePage) {
  const calls = useRevenueCalls()
  return useKeptRows({
    ...{ rows, saved_at, entryOf },
    save: (lines, how) => calls.save(id, { lines, saved_at: how.saved_at }),
  })
}

export type RevenueRows = ReturnType<typeof useRevenueRows>
