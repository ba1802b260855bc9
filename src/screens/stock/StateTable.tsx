import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { StateRow } from '../../../resources/stock/answers'
import { costText, withUnit } from '../../trade/amounts'
import { Badge } from '../../widgets/Badge'
import { SheetRoot } from '../../widgets/sheet-style'

const { columns, state, card } = stockScreenTexts

/** « (0 à +4 °C) » stays on one line. */
const unbroken = (text: string) => text.replace(/ (?=[^(]*\))/g, '\u00a0')

/** Every article with its quantity, its average cost and its value. */
export function StateTable({ rows }: { rows: readonly StateRow[] }) {
  return (
    <SheetRoot>
      <table aria-label={state.table}>
        <thead>
          <tr>
            <th scope="col">{columns.article}</th>
            <th scope="col" className="spare">
              {columns.family}
            </th>
            <th scope="col">{columns.storage}</th>
            <th scope="col" className="number">
              {columns.quantity}
            </th>
            <th scope="col" className="number">
              {columns.cump}
            </th>
            <th scope="col" className="number">
              {columns.value}
            </th>
            <th scope="col" className="spare">
              {columns.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className="what">
                <MuiLink component={Link} to={row.key} className="label" underline="hover">
                  {row.label}
                </MuiLink>
                <div className="quiet">{[row.ref_supplier, row.supplier].filter(Boolean).join(' · ')}</div>
              </td>
              <td className="side spare">{row.family}</td>
              <td className="side">{row.storagemode && unbroken(row.storagemode)}</td>
              <td className="number amount">
                {withUnit(row.quantity, row.unit)}
                {row.below_minimum && (
                  <div>
                    <Badge
                      tone="orange"
                      label={card.minimum({ text: withUnit(row.min_stock ?? '0', row.unit) })}
                    />
                  </div>
                )}
              </td>
              <td className="number side">{costText(row.cump)}</td>
              <td className="number amount">{euros(row.value)}</td>
              <td className="side spare">{row.last_date && frenchDay(row.last_date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
