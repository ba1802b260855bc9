import Box from '@mui/material/Box'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import type { SupplierScore } from '../../../resources/statistics/answers'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { given, type StatisticsAsked } from './asked'
import { BehindModal } from './BehindModal'
import { ScoresWorkbook } from './ByChooser'
import { ScoresChart } from './ScoresChart'
import { ScoresTable } from './ScoresTable'
import { Section } from './Section'

/** How reliable suppliers are over the orders that are shown, which are a click away. */
export function ScoresView({ asked }: { asked: StatisticsAsked }) {
  const [open, setOpen] = useState<SupplierScore>()
  const { data, error, refetch } = useAnswer(statisticsEndpoints.suppliers, given(asked), { keeps: true })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={texts.empty} text={texts.emptyText} />
  return (
    <Section title={texts.scores} action={<ScoresWorkbook asked={asked} />}>
      <Box sx={{ color: 'text.secondary', maxWidth: 900 }}>
        {texts.scoreOf(data.weights, data.least_orders)}
      </Box>
      <ScoresChart found={data} />
      <ScoresTable found={data} onOrders={setOpen} />
      {open && (
        <BehindModal
          asked={{ ...asked, supplier_id: String(open.supplier_id) }}
          name={open.name}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
