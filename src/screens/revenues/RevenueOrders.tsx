import { useQuery } from '@tanstack/react-query'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage, RevenuePart } from '../../../resources/revenues/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { BehindFigure } from '../../trade/BehindFigure'
import { useRevenueCalls } from './use-revenues'

/** The orders behind what was received of a part. */
export function RevenueOrders({
  page,
  part,
  onClose,
}: {
  page: RevenuePage
  part: RevenuePart
  onClose: () => void
}) {
  const calls = useRevenueCalls()
  const of = page.mode === 'global' ? undefined : part.id
  const { data, error, refetch } = useQuery({
    queryKey: ['revenue', 'orders', page.id, of],
    queryFn: ({ signal }) => calls.orders(page.id, of, signal),
  })
  return (
    <BehindFigure
      size="md"
      title={texts.ordersOf({ label: part.label })}
      name={texts.orders}
      rows={data?.data}
      keyOf={(row) => `${row.id} ${row.date}`}
      columns={[
        { title: texts.order, of: (row) => row.number, is: 'label' },
        { title: texts.member, of: (row) => row.adherent },
        { title: texts.family, of: (row) => row.family },
        { title: texts.date, of: (row) => frenchDay(row.date) },
        { title: texts.amount, of: (row) => frenchPrice(row.amount_ht), is: 'number' },
      ]}
      empty={texts.noOrders}
      error={error}
      onRetry={refetch}
      onClose={onClose}
    />
  )
}
