import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { StateRow } from '../../../resources/stock/answers'
import { costText, withUnit } from '../../trade/amounts'
import { Badge } from '../../widgets/Badge'
import { SheetTable } from '../../widgets/SheetTable'

const { columns, state, card } = stockScreenTexts

/** « (0 à +4 °C) » stays on one line. */
const unbroken = (text: string) => text.replace(/ (?=[^(]*\))/g, '\u00a0')

/** Every article with its quantity, its average cost and its value. */
export function StateTable({ rows }: { rows: readonly StateRow[] }) {
  return (
    <SheetTable
      name={state.table}
      rows={rows}
      keyOf={(row) => row.key}
      columns={[
        {
          title: columns.article,
          is: 'what',
          of: (row) => (
            <MuiLink component={Link} to={row.key} underline="hover">
              {row.label}
            </MuiLink>
          ),
          under: (row) => [row.ref_supplier, row.supplier].filter(Boolean).join(' · '),
        },
        { title: columns.family, is: 'side spare', of: (row) => row.family },
        { title: columns.storage, is: 'side', of: (row) => row.storagemode && unbroken(row.storagemode) },
        {
          title: columns.quantity,
          is: 'number amount',
          of: (row) => (
            <>
              {withUnit(row.quantity, row.unit)}
              {row.below_minimum && (
                <div>
                  <Badge
                    tone="orange"
                    label={card.minimum({ text: withUnit(row.min_stock ?? '0', row.unit) })}
                  />
                </div>
              )}
            </>
          ),
        },
        { title: columns.cump, is: 'number side', of: (row) => costText(row.cump) },
        { title: columns.value, is: 'number amount', of: (row) => euros(row.value) },
        { title: columns.last, is: 'side spare', of: (row) => row.last_date && frenchDay(row.last_date) },
      ]}
    />
  )
}
