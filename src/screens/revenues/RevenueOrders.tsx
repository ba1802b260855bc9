import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage, RevenuePart } from '../../../resources/revenues/answers'
import { revenueEndpoints } from '../../../resources/revenues/endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { useAnswer } from '../../fields/endpoints'
import { BehindFigure } from '../../trade/BehindFigure'

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
  const of = page.mode === 'global' ? {} : { part_id: part.id }
  const { data, error, refetch } = useAnswer(revenueEndpoints.orders, { id: page.id, ...of })
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
        { title: texts.amount, of: (row) => priceText(row.amount_ht), is: 'number' },
      ]}
      empty={texts.noOrders}
      error={error}
      onRetry={refetch}
      onClose={onClose}
    />
  )
}
