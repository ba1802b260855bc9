import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { Link, useParams } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { signed } from '../../../resources/schema/decimal-text'
import { cardAnswer, type MovementAnswer } from '../../../resources/stock/answers'
import { stockEndpoints } from '../../../resources/stock/endpoints'
import { stockFlux, voucherNumber } from '../../../resources/stock/voucher'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { AnswerTable } from '../../trade/AnswerTable'
import { costText, withUnit } from '../../trade/amounts'
import { useStockMember } from '../../trade/use-stock'
import { ErrorState } from '../../widgets/ErrorState'
import { Facts } from '../../widgets/Facts'
import { FormSkeleton } from '../../widgets/FormSkeleton'
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
    <AnswerTable
      answer={cardAnswer.movements}
      file="mouvements-de-stock"
      name={card.movements}
      rows={movements}
      keyOf={(one) => one.id}
      columns={[
        { field: 'date_operation', title: columns.date },
        {
          field: 'flux',
          title: columns.movement,
          is: 'what',
          of: (one) => (
            <>
              <Origin movement={one} />
              <div className="quiet">
                {[one.reason, one.is_reversed && card.reversed, one.author].filter(Boolean).join(' · ')}
              </div>
            </>
          ),
        },
        {
          field: 'quantity',
          is: (one) => `number amount ${one.quantity.startsWith('-') ? 'down' : 'up'}`,
          of: (one) => signed(one.quantity, (text) => withUnit(text, unit)),
        },
        { field: 'unit_cost', is: 'number side', of: (one) => costText(one.unit_cost) },
        { field: 'amount', title: columns.amount, of: (one) => signed(one.amount, euros) },
        { field: 'qty_after', is: 'number amount', of: (one) => withUnit(one.qty_after, unit) },
        {
          field: 'cump_after',
          title: columns.cump,
          is: 'number side',
          of: (one) => costText(one.cump_after),
        },
      ]}
    />
  )
}

/** The card of an article: its level, its curve, and every movement with where it comes from. */
export function StockCardScreen() {
  const key = useParams().key ?? ''
  const member = useStockMember()
  const { data, isError, error, refetch } = useAnswer(
    stockEndpoints.card,
    { adherentId: member, key },
    { enabled: member > 0 },
  )
  if (isError && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const { item, level, movements } = data
  const facts: [string, string | null][] = [
    [columns.quantity, withUnit(level.quantity, item.unit)],
    [columns.cump, costText(level.cump)],
    [columns.value, euros(level.value)],
    [card.minimumLabel, item.min_stock && withUnit(item.min_stock, item.unit)],
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
        <Facts of={facts} />
        <StockCurve movements={movements} unit={item.unit} minimum={item.min_stock} />
      </Paper>
      <Movements movements={movements} unit={item.unit} />
    </>
  )
}
