import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import type { StatisticsAsked } from '../../../providers/trade/statistics'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useStatisticsCalls } from './use-statistics'

/** Where an order is shown, for who may see that screen. */
function useOrderAddress(): ((id: number) => string) | undefined {
  const { screens } = useApp()
  const allowed = useAllowed()
  const screen = screens.ReceivedOrders ?? screens.Orders
  if (!screen || (screen.permission && !allowed(screen.permission))) return undefined
  return (id) => `${screenAddress(screen)}/${id}`
}

interface Props {
  asked: StatisticsAsked
  name: string
  onClose: () => void
}

/** The orders behind a figure, the newest first. */
export function BehindModal({ asked, name, onClose }: Props) {
  const calls = useStatisticsCalls()
  const addressOf = useOrderAddress()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['statistics', 'orders', asked],
    queryFn: ({ pageParam, signal }) => calls.orders(asked, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
  })
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Modal open size="lg" title={texts.ordersOf(name)} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          <Box role="status" sx={{ mb: 1, color: 'text.secondary' }}>
            {texts.found(data.pages[0]?.total ?? 0)}
          </Box>
          <SheetRoot tabIndex={0} role="region" aria-label={texts.orders}>
            <table aria-label={texts.orders}>
              <thead>
                <tr>
                  <th scope="col">{texts.order}</th>
                  <th scope="col">{texts.day}</th>
                  <th scope="col">{texts.member}</th>
                  <th scope="col">{texts.supplier}</th>
                  <th scope="col" className="number">
                    {texts.orderAmount}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td className="label">
                      {addressOf ? (
                        <MuiLink component={Link} to={addressOf(row.id)}>
                          {row.number}
                        </MuiLink>
                      ) : (
                        row.number
                      )}
                    </td>
                    <td data-label={texts.day}>{frenchDay(row.day)}</td>
                    <td data-label={texts.member}>{row.adherent}</td>
                    <td data-label={texts.supplier}>{row.supplier}</td>
                    <td className="number" data-label={texts.orderAmount}>
                      {frenchPrice(row.amount_ht)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </SheetRoot>
          {hasNextPage && (
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
              {texts.further}
            </Button>
          )}
        </>
      )}
    </Modal>
  )
}
