import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NextDeliveries } from '../../../../resources/directory/answers'
import { useEngine } from '../../../fields/engine'

/** What of the terms makes the calendar. */
export interface CalendarTerms {
  delivery_days: readonly string[] | null
  lead_days: number | null
  cut_off_time: string | null
  strict_delay: boolean | null
  closing_periods: readonly { from: string | null; to: string | null }[]
  delivery_date?: string | null
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
