import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { signed } from './amounts'
import { Head } from './Head'
import { InventoryBadge } from './InventoryBadge'
import { NewInventory } from './NewInventory'
import { SheetRoot } from './sheet-style'
import { useStockCalls, useStockMember } from './use-stock'

const { inventory: texts, columns } = stockScreenTexts

/** « Inventaires » of a member, the latest first. */
export function InventoryListScreen() {
  const member = useStockMember()
  const calls = useStockCalls()
  const may = useAllowed()
  const [isNew, setNew] = useState(false)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['stock', 'inventories', member],
    queryFn: ({ signal }) => calls.inventories(member, { limit: 100 }, signal),
    enabled: member > 0,
  })
  const create = may('saveInventory') && (
    <Button variant="contained" onClick={() => setNew(true)}>
      {texts.create}
    </Button>
  )
  return (
    <>
      <Head title={texts.title}>{create}</Head>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} action={create} />}
      {data && data.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.label}</th>
                <th scope="col">{columns.date}</th>
                <th scope="col">{columns.state}</th>
                <th scope="col" className="number">
                  {columns.counted}
                </th>
                <th scope="col" className="number">
                  {columns.gapValue}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <tr key={row.id}>
                  <td className="what">
                    <MuiLink component={Link} to={String(row.id)} className="label" underline="hover">
                      {row.label}
                    </MuiLink>
                    <div className="quiet">
                      {[...row.storagemodes, ...row.families].join(', ') || texts.wholeStock}
                    </div>
                  </td>
                  <td>{frenchDay(row.inventory_date)}</td>
                  <td>
                    <InventoryBadge state={row.state} />
                  </td>
                  <td className="number" data-label={columns.counted}>
                    {row.counted_nb} / {row.lines_nb}
                  </td>
                  <td className="number amount">{row.gap_value !== null && signed(row.gap_value, euros)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
      {isNew && <NewInventory onClose={() => setNew(false)} />}
    </>
  )
}
