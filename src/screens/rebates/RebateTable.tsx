import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import { rebates } from '../../../resources/measures/rebates'
import type { RfaRow } from '../../../resources/rebates/answers'
import { rfaStates } from '../../../resources/rebates/states'
import { priceText } from '../../../resources/schema/decimal-text'
import { sumOfAmounts } from '../../../resources/schema/exact'
import { MeasureName } from '../../trade/MeasureName'
import { Badge } from '../../widgets/Badge'
import { SheetTable } from '../../widgets/SheetTable'
import { StateBadge } from '../../widgets/StateBadge'
import { Forecast, ToDate } from './Forecasts'
import { NextStep } from './NextStep'

interface Props {
  rows: readonly RfaRow[]
  isCurrent: boolean
  isPending: boolean
  onCompute: (row: RfaRow) => void
}

const named = (name: keyof typeof rebates) => ({
  title: rebates[name].label,
  head: <MeasureName of={rebates[name]} />,
})

const sum = (
  rows: readonly RfaRow[],
  field: 'base_ht' | 'sold_ht' | 'amount_ht' | 'paid_ht' | 'to_date_ht' | 'forecast_ht',
) => priceText(sumOfAmounts(rows.map((row) => row[field])))

/** Suppliers, services and catalogues with a rate: what is due of the year, what a little more would bring, what was paid. */
export function RebateTable({ rows, isCurrent, isPending, onCompute }: Props) {
  return (
    <SheetTable
      name={texts.title}
      rows={rows}
      keyOf={(row) => `${row.supplier_id} ${row.company_id} ${row.catalog_id}`}
      foot={texts.total}
      columns={[
        {
          title: texts.supplier,
          is: 'what',
          of: (row) =>
            row.id ? (
              <MuiLink component={Link} to={`/rfa/${row.id}`} underline="hover">
                {row.supplier}
              </MuiLink>
            ) : (
              row.supplier
            ),
          under: (row) => (
            <>
              {[row.company, row.catalog, row.awaited > 0 && texts.awaited({ smart_count: row.awaited })]
                .filter(Boolean)
                .join(' · ')}
              {row.overlap && <Alert severity="warning">{row.overlap}</Alert>}
            </>
          ),
        },
        {
          title: texts.state,
          is: 'state',
          of: (row) =>
            row.status ? (
              <>
                <StateBadge state={rfaStates[row.status]} />
                {row.invoice_number && <div className="quiet">{row.invoice_number}</div>}
              </>
            ) : isCurrent ? (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                <Badge label={texts.notComputed} />
              </Box>
            ) : (
              <Button
                size="small"
                disabled={isPending}
                aria-label={texts.computeOf({ supplier: row.supplier, company: row.company })}
                onClick={() => onCompute(row)}
              >
                {texts.computeOne}
              </Button>
            ),
        },
        !isCurrent && {
          ...named('base_ht'),
          is: 'number',
          of: (row) => priceText(row.base_ht),
          total: sum(rows, 'base_ht'),
        },
        isCurrent && {
          ...named('sold_ht'),
          is: 'number',
          of: (row) => priceText(row.sold_ht),
          under: (row) => texts.validated({ amount: priceText(row.base_ht) }),
          total: sum(rows, 'sold_ht'),
        },
        isCurrent && {
          ...named('to_date_ht'),
          is: 'number amount',
          of: (row) => <ToDate row={row} />,
          total: sum(rows, 'to_date_ht'),
        },
        isCurrent && {
          title: texts.next,
          of: (row) => (row.next ? <NextStep next={row.next} /> : row.forecasts.length ? texts.highest : '–'),
        },
        isCurrent && {
          ...named('forecast_ht'),
          is: 'number',
          of: (row) => <Forecast row={row} />,
          total: sum(rows, 'forecast_ht'),
        },
        !isCurrent && {
          ...named('amount_ht'),
          is: 'number amount',
          of: (row) => priceText(row.amount_ht),
          total: sum(rows, 'amount_ht'),
        },
        {
          ...named('paid_ht'),
          is: 'number spare',
          of: (row) => (row.paid_ht === '0.00' ? '–' : priceText(row.paid_ht)),
          total: sum(rows, 'paid_ht'),
        },
      ]}
    />
  )
}
