import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MuiLink from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Pagination from '@mui/material/Pagination'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { VoucherHead } from '../../../resources/stock/answers'
import { type Direction, voucherRights, voucherStates } from '../../../resources/stock/voucher'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { Head } from './Head'
import { SheetRoot } from './sheet-style'
import { useStockCalls, useStockMember } from './use-stock'
import { VoucherBadge } from './VoucherBadge'

const { voucher: texts, columns, state } = stockScreenTexts
const perPage = 25

function Rows({ rows, direction }: { rows: readonly VoucherHead[]; direction: Direction }) {
  const isExit = direction === 'exit'
  return (
    <SheetRoot>
      <table aria-label={texts.titles[direction]}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.reason}</th>
            <th scope="col">{isExit ? columns.meals : columns.supplier}</th>
            <th scope="col" className="number">
              {columns.lines}
            </th>
            <th scope="col" className="number">
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="what">
                <MuiLink component={Link} to={String(row.id)} className="label" underline="hover">
                  {row.flux === '200' ? `${texts.delivery} N° ${row.id}` : texts.numbered[direction](row.id)}
                </MuiLink>
                <div className="quiet">{row.author}</div>
              </td>
              <td>{frenchDay(row.date_operation)}</td>
              <td>
                <VoucherBadge state={row.state} />
              </td>
              <td className="side">{row.reason}</td>
              <td className="side">
                {isExit
                  ? [row.mealtype, row.meals_number].filter(Boolean).join(' · ')
                  : [row.supplier, row.order_number].filter(Boolean).join(' · ')}
              </td>
              <td className="number side">{row.lines_nb}</td>
              <td className="number amount">{euros(row.total_ht)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}

/** « Bons d'entrée », deliveries included, or « Bons de sortie ». */
export function VoucherListScreen({ direction }: { direction: Direction }) {
  const member = useStockMember()
  const calls = useStockCalls()
  const may = useAllowed()
  const [filter, setFilter] = useState({ search: '', status: '', page: 1 })
  const asked = useDeferredValue(filter)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['stock', 'vouchers', member, direction, asked],
    queryFn: ({ signal }) =>
      calls.vouchers(
        member,
        {
          direction,
          offset: (asked.page - 1) * perPage,
          limit: perPage,
          ...(asked.search ? { search: asked.search } : {}),
          ...(asked.status ? { state: asked.status } : {}),
        },
        signal,
      ),
    enabled: member > 0,
    placeholderData: keepPreviousData,
  })
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  const create = may(voucherRights[direction].create) && (
    <Button variant="contained" component={Link} to="new">
      {texts.create[direction]}
    </Button>
  )
  return (
    <>
      <Head title={texts.titles[direction]} subtitle={data && texts.count(data.total)}>
        {create}
      </Head>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          type="search"
          size="small"
          value={filter.search}
          placeholder={texts.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value, page: 1 })}
          sx={{ flex: '1 1 260px', maxWidth: 440 }}
          slotProps={{
            htmlInput: { 'aria-label': texts.search },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          size="small"
          label={columns.state}
          value={filter.status}
          onChange={({ target }) => setFilter({ ...filter, status: target.value, page: 1 })}
          sx={{ flex: '0 1 200px' }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{texts.allStates}</MenuItem>
          {Object.entries(voucherStates).map(([key, label]) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data && data.data.length > 0 && <Rows rows={data.data} direction={direction} />}
      {data?.data.length === 0 && (
        <EmptyState
          title={filter.search || filter.status ? state.nothing : texts.empty[direction]}
          action={create}
        />
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={filter.page}
          onChange={(_, page) => setFilter({ ...filter, page })}
          sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
        />
      )}
    </>
  )
}
