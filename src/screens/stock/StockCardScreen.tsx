import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { MovementAnswer } from '../../../resources/stock/answers'
import { stockFlux, voucherNumber } from '../../../resources/stock/voucher'
import { PageHead } from '../../layout/PageHead'
import { costText, signed, withUnit } from '../../trade/amounts'
import { useStockCalls, useStockMember } from '../../trade/use-stock'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { SheetRoot } from '../../widgets/sheet-style'
import { StockCurve } from './StockCurve'
import { voucherPath } from './VoucherEditor'

const { card, columns, state } = stockScreenTexts

function Origin({ movement }: { movement: MovementAnswer }) {
  if (movement.voucher_id && movement.direction)
    return (
      <MuiLink component={Link} to={`${voucherPath(movement.direction)}/${movement.voucher_id}`}>
        {voucherNumber({ flux: movement.flux, id: movement.voucher_id })}
      </MuiLink>
    )
  if (movement.inventory_id)
    return (
      <MuiLink component={Link} to={`/stocks/inventories/${movement.inventory_id}`}>
        {movement.inventory}
      </MuiLink>
    )
  return <>{stockFlux[movement.flux]}</>
}

function Movements({ movements, unit }: { movements: readonly MovementAnswer[]; unit: string }) {
  return (
    <SheetRoot>
      <table aria-label={card.movements}>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.movement}</th>
            <th scope="col" className="number">
              {columns.quantity}
            </th>
            <th scope="col" className="number">
              {columns.cost}
            </th>
            <th scope="col" className="number">
              {columns.amount}
            </th>
            <th scope="col" className="number">
              {columns.after}
            </th>
            <th scope="col" className="number">
              {columns.cump}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((one) => (
            <tr key={one.id}>
              <td>{frenchDay(one.date_operation)}</td>
              <td className="what">
                <Origin movement={one} />
                <div className="quiet">
                  {[one.reason, one.is_reversed && card.reversed, one.author].filter(Boolean).join(' · ')}
                </div>
              </td>
              <td
                className={`number amount ${one.quantity.startsWith('-') ? 'down' : 'up'}`}
                data-label={columns.quantity}
              >
                {signed(one.quantity, (text) => withUnit(text, unit))}
              </td>
              <td className="number side">{costText(one.unit_cost)}</td>
              <td className="number" data-label={columns.amount}>
                {signed(one.amount, euros)}
              </td>
              <td className="number amount" data-label={columns.after}>
                {withUnit(one.qty_after, unit)}
              </td>
              <td className="number side">{costText(one.cump_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}

/** The card of an article: its level, its curve, and every movement with where it comes from. */
export function StockCardScreen() {
  const key = useParams().key ?? ''
  const member = useStockMember()
  const calls = useStockCalls()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['stock', 'card', member, key],
    queryFn: ({ signal }) => calls.card(member, key, signal),
    enabled: member > 0,
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const { item, level, movements } = data
  const facts = [
    [columns.quantity, withUnit(level.quantity, item.unit)],
    [columns.cump, costText(level.cump)],
    [columns.value, euros(level.value)],
    ...(item.min_stock ? [[card.minimumLabel, withUnit(item.min_stock, item.unit)]] : []),
  ]
  return (
    <>
      <PageHead
        title={item.label}
        back={{ path: '/stocks/state', label: state.title }}
        subtitle={[item.ref_supplier, item.supplier, item.family, item.storagemode]
          .filter(Boolean)
          .join(' · ')}
      />
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
          {facts.map(([label, value]) => (
            <Box key={label}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
              <Box sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>{value}</Box>
            </Box>
          ))}
        </Box>
        <StockCurve movements={movements} unit={item.unit} minimum={item.min_stock} />
      </Paper>
      <Movements movements={movements} unit={item.unit} />
    </>
  )
}
