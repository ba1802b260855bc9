import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { type StateRow, stateAnswer } from '../../../resources/stock/answers'
import { AnswerTable } from '../../trade/AnswerTable'
import { costText, withUnit } from '../../trade/amounts'
import { Badge } from '../../widgets/Badge'

const { columns, state, card } = stockScreenTexts

/** « (0 à +4 °C) » stays on one line. */
const unbroken = (text: string) => text.replace(/ (?=[^(]*\))/g, '\u00a0')

/** Every article with its quantity, its average cost and its value. */
export function StateTable({ rows }: { rows: readonly StateRow[] }) {
  return (
    <AnswerTable
      answer={stateAnswer.data}
      name={state.table}
      rows={rows}
      keyOf={(row) => row.key}
      columns={[
        {
          field: 'label',
          title: columns.article,
          is: 'what',
          of: (row) => (
            <MuiLink component={Link} to={row.key} underline="hover">
              {row.label}
            </MuiLink>
          ),
          under: (row) => [row.ref_supplier, row.supplier].filter(Boolean).join(' · '),
        },
        { field: 'family', is: 'side spare' },
        {
          field: 'storagemode',
          title: columns.storage,
          is: 'side',
          of: (row) => row.storagemode && unbroken(row.storagemode),
        },
        {
          field: 'quantity',
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
        { field: 'cump', is: 'number side', of: (row) => costText(row.cump) },
        { field: 'value', title: columns.value, is: 'number amount' },
        { field: 'last_date', title: columns.last, is: 'side spare' },
      ]}
    />
  )
}
