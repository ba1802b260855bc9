import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import type { StatisticsOrder } from '../../../resources/statistics/answers'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { BehindFigure } from '../../trade/BehindFigure'
import type { ReadColumn } from '../../widgets/SheetTable'
import { given, type StatisticsAsked } from './asked'
import { useStatisticsCalls } from './use-statistics'

/** Where an order is shown, for who may see that screen. */
function useOrderAddress(): ((id: number) => string) | undefined {
  const { screens } = useApp()
  const allowed = useAllowed()
  const screen = screens.ReceivedOrders ?? screens.Orders
  if (!screen || (screen.permission && !allowed(screen.permission))) return undefined
  return (id) => `${screenAddress(screen)}/${id}`
}

interface Page<Row> {
  data: Row[]
  total: number
  offset: number
  limit: number
  /** What all of them add up to: the figure that they stand behind. */
  amount_ht?: string
}

interface PagesProps<Row> {
  name: string
  /** By what the pages are kept. */
  asked: readonly unknown[]
  read: (offset: number, signal: AbortSignal) => Promise<Page<Row>>
  /** Columns before the amount. */
  more?: readonly ReadColumn<Row>[]
  onClose: () => void
}

/** The orders behind a figure, the newest first. */
export function OrderPages<Row extends StatisticsOrder>({
  name,
  asked,
  read,
  more = [],
  onClose,
}: PagesProps<Row>) {
  const addressOf = useOrderAddress()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['statistics', ...asked],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
  })
  const { total = 0, amount_ht } = data?.pages[0] ?? {}
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
      title={texts.ordersOf({ name })}
      name={texts.orders}
      rows={data?.pages.flatMap((page) => page.data)}
      keyOf={(row) => row.id}
      columns={[
        { title: texts.order, of: linked, is: 'label' },
        { title: texts.day, of: (row) => frenchDay(row.day) },
        { title: texts.member, of: (row) => row.adherent },
        { title: texts.supplier, of: (row) => row.supplier },
        ...more,
        { title: texts.orderAmount, of: (row) => priceText(row.amount_ht), is: 'number' },
      ]}
      empty={texts.found({ smart_count: 0 })}
      error={error}
      onRetry={refetch}
      onClose={onClose}
      before={
        <Box role="status" sx={{ mb: 1, color: 'text.secondary' }}>
          {texts.found({ smart_count: total })}
          {amount_ht !== undefined && ` · ${texts.inAll({ amount: priceText(amount_ht) })}`}
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

interface Props {
  asked: StatisticsAsked
  name: string
  onClose: () => void
}

/** The orders behind a figure of a part. */
export function BehindModal({ asked, name, onClose }: Props) {
  const calls = useStatisticsCalls()
  return (
    <OrderPages
      name={name}
      asked={['orders', asked]}
      read={(offset, signal) => calls.orders({ ...given(asked), offset }, { signal })}
      onClose={onClose}
    />
  )
}
