import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchRows } from '../../../providers/search-rows'
import { useEngine } from '../../fields/engine'
import { flatOptions, ownAdherents } from '../../layout/adherents'

type Option = { value: number; label: string }

const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ value: id, label: name })
const unique = (options: readonly Option[]) => [...new Map(options.map((one) => [one.value, one])).values()]

/** Whom a standard cart can be shared with, in the person's perimeter. */
export function useShareOptions(): { adherents: Option[]; groups: Option[]; companies: Option[] } {
  const { http } = useEngine()
  const { data: members = [] } = useQuery(ownAdherents(http))
  const { data: services } = useQuery({
    queryKey: ['share', 'companies'],
    queryFn: ({ signal }) =>
      searchRows<{ id: number; label: string }>(
        http,
        { model: 'Company', fields: [], offset: 0, limit: 100, orders: [['label', 'asc']] },
        { signal },
      ),
    staleTime: 5 * 60_000,
  })
  return useMemo(() => {
    const all = flatOptions(members)
    return {
      adherents: unique(all.filter(({ isGroup }) => !isGroup).map(optionOf)),
      groups: unique(all.filter(({ isGroup }) => isGroup).map(optionOf)),
      companies: (services?.data ?? []).map(({ id, label }) => ({ value: id, label })),
    }
  }, [members, services])
}
