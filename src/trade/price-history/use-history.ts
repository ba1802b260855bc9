import { useQuery } from '@tanstack/react-query'
import { useEngine } from '../../fields/engine'
import type { ForMember } from '../use-member'
import { priceHistoriesOf } from './price-histories'

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
