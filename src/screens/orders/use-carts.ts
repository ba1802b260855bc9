import { useQuery } from '@tanstack/react-query'
import { givenOf, useMember } from '../../trade/use-member'
import { useOrderCalls } from '../../trade/use-order-calls'

/** The carts of the member that is ordered for: in preparation, waiting, refused. */
export function useCarts() {
  const member = useMember()
  const calls = useOrderCalls()
  return useQuery({
    queryKey: ['carts', member],
    meta: { of: ['order'] },
    queryFn: ({ signal }) => calls.carts(givenOf(member), { signal }),
    refetchInterval: 120_000,
  })
}
