import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NextDeliveries } from '../../../../resources/directory/answers'
import type { platformTerms } from '../../../../resources/directory/platform'
import type { RowOf } from '../../../../resources/schema/infer'
import { useEngine } from '../../../fields/engine'

/** What of the terms makes the calendar. */
export interface CalendarTerms
  extends RowOf<typeof platformTerms, 'delivery_days' | 'lead_days' | 'cut_off_time' | 'strict_delay'> {
  closing_periods: readonly { from: string | null; to: string | null }[]
  delivery_date?: string | null
  /** Where the platform stands: its local holidays. */
  department_id?: number | null
}

/** The dates that these terms offer now, asked of the server: saved or still being typed. */
export const useDeliveries = (terms: CalendarTerms) => {
  const { http } = useEngine()
  return useQuery({
    queryKey: ['platform', 'deliveries', terms],
    queryFn: ({ signal }) => http.put<NextDeliveries>('/platform/deliveries', terms, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
}
