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
import { BehindFigure } from '../../trade/BehindFigure'
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
  const total = data?.pages[0]?.total ?? 0
  const linked = ({ id, number }: { id: number; number: string }) =>
    addressOf ? (
      <MuiLink component={Link} to={addressOf(id)}>
        {number}
      </MuiLink>
    ) : (
      number
    )
  return (
    <BehindFigure
      title={texts.ordersOf(name)}
      name={texts.orders}
      rows={data?.pages.flatMap((page) => page.data)}
      keyOf={(row) => row.id}
      columns={[
        { title: texts.order, of: linked, is: 'label' },
        { title: texts.day, of: (row) => frenchDay(row.day) },
        { title: texts.member, of: (row) => row.adherent },
        { title: texts.supplier, of: (row) => row.supplier },
        { title: texts.orderAmount, of: (row) => frenchPrice(row.amount_ht), is: 'number' },
      ]}
      empty={texts.found(0)}
      error={error}
      onRetry={refetch}
      onClose={onClose}
      before={
        <Box role="status" sx={{ mb: 1, color: 'text.secondary' }}>
          {texts.found(total)}
        </Box>
      }
      after={
        hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
            {texts.further}
          </Button>
        )
      }
    />
  )
}
