import Box from '@mui/material/Box'
import { useGetList } from 'react-admin'
import { supplierRevenueTexts as texts } from '../../../i18n/fr/directory'
import type { Declaration } from '../../../resources/revenues/answers'
import type { Slot } from '../../admin/form/extensions'
import { useAllowed } from '../../fields/engine'
import { PanelCard } from '../../widgets/PanelCard'
import { RevenueTable } from './RevenueTable'

const newest = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'revenue_end', order: 'DESC' as const },
}

/** What a supplier declared to have sold, period by period. */
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
  const { data, error, refetch } = useGetList<Declaration>('revenue', {
    ...newest,
    filter: { supplier_id: supplierId },
  })
  return (
    <PanelCard
      title={texts.title}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={[texts.empty, texts.emptyText]}
    >
      <RevenueTable rows={data ?? []} />
    </PanelCard>
  )
}
