import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { supplierRevenueTexts as texts } from '../../../i18n/fr/directory'
import type { Declaration } from '../../../resources/revenues/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { parisDay } from '../../../resources/schema/paris-time'
import { useEngine } from '../../fields/engine'
import { Badge } from '../../widgets/Badge'
import { SheetTable } from '../../widgets/SheetTable'

const heads = texts.columns
const isLate = ({ status, due_date }: Declaration) =>
  (status === '100' || status === '200') && due_date < parisDay(new Date())

/** Declarations, the newest first; one that is still awaited past its day is told, and why one came back. */
export function RevenueTable({ rows }: { rows: readonly Declaration[] }) {
  const { fields } = useEngine().registry.get('revenue')
  const hasSeveral = new Set(rows.map(({ supplier_id }) => supplier_id)).size > 1
  return (
    <SheetTable
      name={texts.caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: heads.period,
          is: 'what',
          of: (one) => (
            <MuiLink component={Link} to={`/revenues/${one.id}`} className="label" underline="hover">
              {frenchDay(one.revenue_start)} – {frenchDay(one.revenue_end)}
            </MuiLink>
          ),
        },
        hasSeveral && { title: heads.supplier, of: (one) => one.Supplier?.name },
        { title: heads.service, of: (one) => one.Company?.label },
        { title: heads.catalog, of: (one) => one.Catalog?.label },
        { title: heads.mode, is: 'spare', of: (one) => fields.mode?.options?.[one.mode] },
        {
          title: heads.amount,
          is: 'number',
          of: (one) => (one.amount_ht === null ? '–' : priceText(one.amount_ht)),
        },
        {
          title: heads.due,
          of: (one) => frenchDay(one.due_date),
          under: (one) => isLate(one) && <strong className="down">{texts.late}</strong>,
        },
        {
          title: heads.state,
          of: ({ status }) => (
            <Badge tone={fields.status?.tones?.[status]} label={fields.status?.options?.[status] ?? status} />
          ),
          under: ({ status, comment }) => status === '200' && comment,
        },
      ]}
    />
  )
}
