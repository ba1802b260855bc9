import { useQuery } from '@tanstack/react-query'
import { readStruck, type Struck } from '../../../providers/struck'
import { useEngine } from '../../fields/engine'
import { StruckList } from './StruckList'

interface Props {
  model: string
  /** Named, or all that a search finds. */
  ids: Struck
}

/** What these rows strike once they are taken out of service; nothing where they strike nothing. */
export function StruckNotice({ model, ids }: Props) {
  const { http } = useEngine()
  const { data } = useQuery({
    queryKey: ['struck', model, ids],
    queryFn: () => readStruck(http, model, ids),
    staleTime: 0,
    gcTime: 0,
  })
  return data?.struck.length ? <StruckList struck={data.struck} /> : null
}
