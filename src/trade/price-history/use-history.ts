import { useQuery } from '@tanstack/react-query'
import { priceHistoriesOf } from '../../../providers/trade/price-history'
import type { ForMember } from '../../../providers/trade/shop'
import { useEngine } from '../../fields/engine'

interface Asked {
  article: { id: number }
  member?: ForMember | undefined
}

/** The history of a price, read once the pointer, the keyboard or a finger comes near: what nobody looks into is not asked for. */
export function useHistory({ article: { id }, member }: Asked) {
  const { http } = useEngine()
  return useQuery({
    queryKey: ['price-history', member ?? null, id],
    queryFn: () => priceHistoriesOf(http)(id, member),
    staleTime: 300_000,
  })
}
