import { useQuery } from '@tanstack/react-query'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage, RevenuePart } from '../../../resources/revenues/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
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
    <Modal open size="md" title={texts.ordersOf(part.label)} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.noOrders} />}
      {data && data.data.length > 0 && (
        <SheetRoot tabIndex={0} role="region" aria-label={texts.orders}>
          <table aria-label={texts.orders}>
            <thead>
              <tr>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.member}</th>
                <th scope="col">{texts.family}</th>
                <th scope="col">{texts.date}</th>
                <th scope="col" className="number">
                  {texts.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <tr key={`${row.id} ${row.date}`}>
                  <td className="label">{row.number}</td>
                  <td data-label={texts.member}>{row.adherent}</td>
                  <td data-label={texts.family}>{row.family}</td>
                  <td data-label={texts.date}>{frenchDay(row.date)}</td>
                  <td className="number" data-label={texts.amount}>
                    {frenchPrice(row.amount_ht)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
    </Modal>
  )
}
