import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import MuiLink from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { euros } from '../../../i18n/fr/orders'
import type { LitigationHead } from '../../../resources/litigations/answers'
import { type LitigationStatus, litigationStatuses } from '../../../resources/litigations/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { useApp } from '../../layout/app-context'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { Head } from '../stock/Head'
import { SheetRoot } from '../stock/sheet-style'
import { LitigationBadge } from './LitigationBadge'
import { useLitigationCalls } from './use-litigations'

const perPage = 25
const states: Readonly<Record<string, string>> = { draft: texts.draft, ...litigationStatuses }
const statuses = ['draft', ...(Object.keys(litigationStatuses) as LitigationStatus[])]

/** The state that an address asks for, as the first screen writes it. */
function stateIn(params: URLSearchParams): string {
  const [name, value = ''] = (params.get('filterBy') ?? '').split('|')
  if (name === 'is_sent' && value === 'false') return 'draft'
  return name === 'status' && states[value] ? value : ''
}

function Rows({ rows, isMember }: { rows: readonly LitigationHead[]; isMember: boolean }) {
  const isSupplier = useApp().app === 'tenders'
  return (
    <SheetRoot>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.date}</th>
            <th scope="col">{isMember ? texts.supplier : texts.adherent}</th>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.object}</th>
            <th scope="col" className="number">
              {texts.amount}
            </th>
            <th scope="col">{texts.status}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="what">
                <MuiLink component={Link} to={String(row.id)} className="label" underline="hover">
                  {row.number}
                </MuiLink>
                {!isMember && !isSupplier && <div className="quiet">{row.supplier}</div>}
                <div className="quiet narrow">
                  {[frenchDay(row.litigation_date), row.message_object ?? row.object ?? row.type]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </td>
              <td className="side">{frenchDay(row.litigation_date)}</td>
              <td>{isMember ? row.supplier : row.adherent}</td>
              <td className="side">{row.order_number}</td>
              <td className="side">{row.message_object ?? row.object ?? row.type}</td>
              <td className="number amount">{row.amount && euros(row.amount)}</td>
              <td className="state">
                <LitigationBadge status={row.status} is_sent={row.is_sent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}

/** The litigations that one may see, in any application: a member's, a supplier's, the back office's. */
export function LitigationListScreen() {
  const { selected } = useAdherent()
  const calls = useLitigationCalls()
  const may = useAllowed()
  const [params] = useSearchParams()
  const [filter, setFilter] = useState({ search: '', status: stateIn(params), page: 1 })
  const asked = useDeferredValue(filter)
  const whose = selected ? (selected.isGroup ? { groupId: selected.id } : { adherentId: selected.id }) : {}
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['litigations', 'list', whose, asked],
    queryFn: ({ signal }) =>
      calls.list(
        {
          ...whose,
          ...(asked.status ? { status: asked.status } : {}),
          ...(asked.search ? { search: asked.search } : {}),
          offset: (asked.page - 1) * perPage,
          limit: perPage,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  const countOf = (status: string) => data?.counts.find((one) => one.status === status)?.count ?? 0
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  const create = selected && may('createLitigation') && (
    <Button variant="contained" component={Link} to="new">
      {texts.create}
    </Button>
  )
  return (
    <>
      <Head title={texts.title}>{create}</Head>
      <Box sx={{ mb: 1.5 }}>
        <TextField
          type="search"
          size="small"
          value={filter.search}
          placeholder={texts.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value, page: 1 })}
          fullWidth
          sx={{ maxWidth: { sm: 480 } }}
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
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {['', ...statuses.filter((one) => countOf(one) > 0 || one === filter.status)].map((status) => (
          <Chip
            key={status}
            clickable
            color={filter.status === status ? 'primary' : 'default'}
            variant={filter.status === status ? 'filled' : 'outlined'}
            aria-pressed={filter.status === status}
            label={status ? `${states[status]} · ${countOf(status)}` : texts.all}
            onClick={() => setFilter({ ...filter, status, page: 1 })}
          />
        ))}
      </Box>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data && data.data.length > 0 && <Rows rows={data.data} isMember={selected !== undefined} />}
      {data?.data.length === 0 && (
        <EmptyState
          title={filter.search || filter.status ? texts.nothing : texts.empty}
          text={filter.search || filter.status ? undefined : texts.emptyText}
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
