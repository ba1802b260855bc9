import Box from '@mui/material/Box'
import { type RaRecord, useGetList } from 'ra-core'
import { supplierRevenueTexts as texts } from '../../../../i18n/fr/directory'
import { frenchDay } from '../../../../resources/schema/date-text'
import { frenchPrice } from '../../../../resources/schema/decimal-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Slot } from '../../../admin/form/extensions'
import { useAllowed, useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { EmptyState } from '../../../widgets/EmptyState'
import { tableStyle } from '../../catalogue/table-style'
import { PanelCard } from '../PanelCard'

interface Declaration extends RaRecord<number> {
  revenue_start: string
  revenue_end: string
  due_date: string
  amount_ht: string | null
  mode: string
  status: '100' | '150' | '200' | '250' | '300'
  Company?: { label: string } | null
  Catalog?: { label: string } | null
}

const newest = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'revenue_end', order: 'DESC' as const },
}
const tones = { '100': 'orange', '150': 'blue', '200': 'red', '250': 'green', '300': 'grey' } as const
const heads = texts.columns

/** What a supplier declared to have sold, period by period; an awaited declaration past its day is told. */
export const RevenuePanel: Slot = ({ scope: { record } }) => {
  const maySee = useAllowed()('viewRevenue')
  if (!record || !maySee) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Declarations supplierId={Number(record.id)} />
    </Box>
  )
}

function Declarations({ supplierId }: { supplierId: number }) {
  const { fields } = useEngine().registry.get('revenue')
  const { data, error, refetch } = useGetList<Declaration>('revenue', {
    ...newest,
    filter: { supplier_id: supplierId },
  })
  const today = parisDay(new Date())
  const isLate = ({ status, due_date }: Declaration) => ['100', '200'].includes(status) && due_date < today
  return (
    <PanelCard
      title={texts.title}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    >
      <Box sx={tableStyle}>
        <table>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              {Object.entries(heads).map(([key, head]) => (
                <th key={key} scope="col" className={key === 'amount' ? 'is-numeric' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.map((one) => (
              <tr key={one.id}>
                <td data-label={heads.period}>
                  {frenchDay(one.revenue_start)} – {frenchDay(one.revenue_end)}
                </td>
                <td data-label={heads.service}>{one.Company?.label}</td>
                <td data-label={heads.catalog}>{one.Catalog?.label}</td>
                <td data-label={heads.mode}>{fields.mode?.options?.[one.mode]}</td>
                <td data-label={heads.amount} className="is-numeric">
                  {one.amount_ht === null ? '–' : frenchPrice(one.amount_ht)}
                </td>
                <td data-label={heads.due}>
                  <span>
                    {frenchDay(one.due_date)}
                    {isLate(one) && <small>{texts.late}</small>}
                  </span>
                </td>
                <td data-label={heads.state}>
                  <Badge
                    tone={tones[one.status]}
                    label={fields.status?.options?.[one.status] ?? one.status}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </PanelCard>
  )
}
