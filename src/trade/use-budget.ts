import { useQuery } from '@tanstack/react-query'
import { givenOf, useMember } from './use-member'
import { useShopCalls } from './use-shop-calls'

/** The year's orders of the member against its budget. */
export function useBudget() {
  const member = useMember()
  const shop = useShopCalls()
  return useQuery({
    queryKey: ['budget', member],
    meta: { of: ['order'] },
    queryFn: ({ signal }) => shop.budget(givenOf(member), { signal }),
    staleTime: 60_000,
  })
}
