import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { supplierRevenueTexts as texts } from '../../../i18n/fr/directory'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { parisDay } from '../../../resources/schema/paris-time'
import { useEngine } from '../../fields/engine'
import { Badge } from '../../widgets/Badge'
import { tableStyle } from '../../widgets/table-style'

/** What a supplier declares to have sold to the members of a service over a period, as the API answers it. */
export interface Declaration {
  id: number
  supplier_id: number
  revenue_start: string
  revenue_end: string
  due_date: string
  amount_ht: string | null
  mode: string
  status: '100' | '150' | '200' | '250' | '300'
  comment?: string | null
  Supplier?: { name: string } | null
  Company?: { label: string } | null
  Catalog?: { label: string } | null
}

const heads = texts.columns
const style = { ...tableStyle, '& small.is-late': { color: 'error.main', fontWeight: 600 } }
const isAwaited = ({ status }: Declaration) => status === '100' || status === '200'

/** Declarations, the newest first; one that is still awaited past its day is told, and why one came back. */
export function RevenueTable({ rows }: { rows: readonly Declaration[] }) {
  const hasSeveral = new Set(rows.map(({ supplier_id }) => supplier_id)).size > 1
  const columns = Object.entries(heads).filter(([key]) => key !== 'supplier' || hasSeveral)
  return (
    <Box sx={style}>
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            {columns.map(([key, head]) => (
              <th key={key} scope="col" className={key === 'amount' ? 'is-numeric' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <RevenueRow key={one.id} one={one} withSupplier={hasSeveral} />
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function RevenueRow({ one, withSupplier }: { one: Declaration; withSupplier: boolean }) {
  const { fields } = useEngine().registry.get('revenue')
  const isLate = isAwaited(one) && one.due_date < parisDay(new Date())
  return (
    <tr>
      <td data-label={heads.period}>
        <MuiLink component={Link} to={`/revenues/${one.id}`} className="label" underline="hover">
          {frenchDay(one.revenue_start)} – {frenchDay(one.revenue_end)}
        </MuiLink>
      </td>
      {withSupplier && <td data-label={heads.supplier}>{one.Supplier?.name}</td>}
      <td data-label={heads.service}>{one.Company?.label}</td>
      <td data-label={heads.catalog}>{one.Catalog?.label}</td>
      <td data-label={heads.mode}>{fields.mode?.options?.[one.mode]}</td>
      <td data-label={heads.amount} className="is-numeric">
        {one.amount_ht === null ? '–' : frenchPrice(one.amount_ht)}
      </td>
      <td data-label={heads.due}>
        <span>
          {frenchDay(one.due_date)}
          {isLate && <small className="is-late">{texts.late}</small>}
        </span>
      </td>
      <td data-label={heads.state}>
        <span>
          <Badge
            tone={fields.status?.tones?.[one.status]}
            label={fields.status?.options?.[one.status] ?? one.status}
          />
          {one.status === '200' && one.comment && <small className="is-wide">{one.comment}</small>}
        </span>
      </td>
    </tr>
  )
}
