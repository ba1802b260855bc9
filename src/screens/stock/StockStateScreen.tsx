import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { stockEndpoints } from '../../../resources/stock/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { useStockMember } from '../../trade/use-stock'
import { Awaited } from '../../widgets/Awaited'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlValues } from '../../widgets/use-url-values'
import { RebuildButton } from './RebuildButton'
import { StateTable } from './StateTable'
import { StateToolbar } from './StateToolbar'
import { firstFilter, shownRows } from './state-filter'

const texts = stockScreenTexts.state

/** « État » : what the member holds, and what it is worth. */
export function StockStateScreen() {
  const member = useStockMember()
  const may = useAllowed()
  const [values, choose] = useUrlValues(firstFilter)
  const { data, isError, error, refetch } = useAnswer(
    stockEndpoints.state,
    { adherentId: member },
    { enabled: member > 0 },
  )
  const rows = useMemo(() => shownRows(data?.data ?? [], values), [data, values])
  const subtitle = data && [
    texts.count({ smart_count: data.held }),
    ...(data.below_minimum ? [texts.below({ n: data.below_minimum })] : []),
  ]
  return (
    <>
      <PageHead title={texts.title} subtitle={subtitle?.join(' · ')}>
        {!data && !isError && <Awaited />}
        {data && (
          <Box
            sx={{
              mr: { md: 2 },
              textAlign: { md: 'right' },
              width: { xs: '100%', md: 'auto' },
            }}
          >
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.value}</Box>
            <Box sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>{euros(data.total_value)}</Box>
          </Box>
        )}
        {may('createStockEntry') && (
          <Button variant="contained" component={Link} to="/stocks/entries/new">
            {stockScreenTexts.voucher.create.entry}
          </Button>
        )}
        {may('createStockExit') && (
          <Button variant="outlined" component={Link} to="/stocks/exits/new">
            {stockScreenTexts.voucher.create.exit}
          </Button>
        )}
        {may('viewStockExit') && (
          <Button component={Link} to="meals">
            {texts.mealCost}
          </Button>
        )}
        {may('validateInventory') && <RebuildButton member={member} />}
      </PageHead>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data && (
        <>
          <Box sx={{ mb: 2 }}>
            <StateToolbar rows={data.data} filter={values} onChange={choose} />
          </Box>
          {rows.length > 0 ? (
            <StateTable rows={rows} />
          ) : (
            <EmptyState
              title={data.data.length ? texts.nothing : texts.empty}
              text={data.data.length ? undefined : texts.emptyText}
            />
          )}
        </>
      )}
    </>
  )
}
