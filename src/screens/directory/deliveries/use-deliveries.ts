import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { platformTerms } from '../../../../resources/directory/platform'
import { deliveryEndpoints } from '../../../../resources/directory/supplier-endpoints'
import type { RowOf } from '../../../../resources/schema/infer'
import { useEndpoints } from '../../../fields/endpoints'

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
  const calls = useEndpoints(deliveryEndpoints)
  return useQuery({
    queryKey: ['platform', 'deliveries', terms],
    queryFn: ({ signal }) => calls.next(terms, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
}
