import type { RevenuePage, RevenuePart } from '../../../resources/revenues/answers'
import { revenueEndpoints } from '../../../resources/revenues/endpoints'
import type { RevenueEntry } from '../../../resources/revenues/revenue-entry'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useKeptRows } from '../../trade/use-kept-rows'

export const useRevenueCalls = () => useEndpoints(revenueEndpoints)

const tags = [revenueEndpoints.page.of] as const

/** Runs an act on declarations: what is shown of them is read again. */
export const useRevenueAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)

const entryOf = ({ id, amount_ht }: RevenuePart): RevenueEntry => ({ id, amount_ht })

/** The amounts of a declaration while they are typed. */
export function useRevenueRows({ id, rows, saved_at }: RevenuePage) {
  const calls = useRevenueCalls()
  return useKeptRows({
    ...{ rows, saved_at, entryOf, name: `revenue.${id}`, isOpen: true },
    save: (lines, how) => calls.save({ id, lines, saved_at: how.saved_at }),
  })
}

export type RevenueRows = ReturnType<typeof useRevenueRows>
