import { useQuery } from '@tanstack/react-query'
import { readStruck, type Struck } from '../../../providers/struck'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { StruckList } from './StruckList'

interface Props {
  model: string
  /** Named, or all that a search finds. */
  ids: Struck
  /** What is changed of them; without it they serve nobody any more. */
  change?: ReadRow | undefined
}

/** What these rows strike once they are taken out of service, or changed so; nothing where they strike nothing. */
export function StruckNotice({ model, ids, change }: Props) {
  const { http } = useEngine()
  const { data } = useQuery({
    queryKey: ['struck', model, ids, change],
    queryFn: () => readStruck(http, { model, rows: ids, change }),
    staleTime: 0,
    gcTime: 0,
  })
  return data?.struck.length ? <StruckList struck={data.struck} /> : null
}
