import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaRow } from '../../../resources/rebates/answers'
import { rfaStates } from '../../../resources/rebates/states'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { sumOfAmounts } from '../../../resources/schema/exact'
import { Badge } from '../../widgets/Badge'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { NextStep } from './NextStep'

interface Props {
  rows: readonly RfaRow[]
  isCurrent: boolean
  isPending: boolean
  onCompute: (row: RfaRow) => void
}

const numbers = ['base', 'sold', 'amount', 'paid'] as const
const sum = (rows: readonly RfaRow[], field: 'base_ht' | 'sold_ht' | 'amount_ht' | 'paid_ht') =>
  frenchPrice(sumOfAmounts(rows.map((row) => row[field])))

/** Suppliers, services and catalogues with a rate: what is due of the year, what a little more would bring, what was paid. */
export function RebateTable({ rows, isCurrent, isPending, onCompute }: Props) {
  const shown = numbers.filter((one) => one !== 'sold' || isCurrent)
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.title}>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.supplier}</th>
            <th scope="col">{texts.state}</th>
            {shown.map((one) => (
              <th key={one} scope="col" className="number">
                {texts[one]}
              </th>
            ))}
            {isCurrent && <th scope="col">{texts.next}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.supplier_id} ${row.company_id} ${row.catalog_id}`}>
              <td className="what">
                {row.id ? (
                  <MuiLink component={Link} to={`/rfa/${row.id}`} className="label" underline="hover">
                    {row.supplier}
                  </MuiLink>
                ) : (
                  <div className="label">{row.supplier}</div>
                )}
                <div className="quiet">
                  {row.company} · {row.catalog}
                  {row.awaited > 0 && ` · ${texts.awaited({ smart_count: row.awaited })}`}
                </div>
              </td>
              <td className="state">
                {row.status ? (
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
                )}
              </td>
              <td className="number" data-label={texts.base}>
                {frenchPrice(row.base_ht)}
              </td>
              {isCurrent && (
                <td className="number" data-label={texts.sold}>
                  {frenchPrice(row.sold_ht)}
                </td>
              )}
              <td className="number amount" data-label={texts.amount}>
                {frenchPrice(row.amount_ht)}
              </td>
              <td className="number" data-label={texts.paid}>
                {row.paid_ht === '0.00' ? '–' : frenchPrice(row.paid_ht)}
              </td>
              {isCurrent && (
                <td data-label={texts.next}>{row.next ? <NextStep next={row.next} /> : texts.highest}</td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{texts.total}</td>
            <td className="number" data-label={texts.base}>
              {sum(rows, 'base_ht')}
            </td>
            {isCurrent && (
              <td className="number" data-label={texts.sold}>
                {sum(rows, 'sold_ht')}
              </td>
            )}
            <td className="number" data-label={texts.amount}>
              {sum(rows, 'amount_ht')}
            </td>
            <td className="number" data-label={texts.paid}>
              {sum(rows, 'paid_ht')}
            </td>
            {isCurrent && <td />}
          </tr>
        </tfoot>
      </table>
    </SheetRoot>
  )
}
