import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useGetList } from 'react-admin'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { frenchMoment } from '../../../../resources/schema/date-text'
import type { Slot } from '../../../admin/form/extensions'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { AnomalyActions } from './AnomalyActions'
import { type Anomaly, severityTones } from './anomaly'

const newest = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'detected_at', order: 'DESC' as const },
}

/** What was found on an article, open first in mind: each may be ignored with a reason. */
export const ArticleAnomalies: Slot = ({ scope: { record = {} } }) => {
  const filter = { article_id: Number(record.id) }
  const { data, error, refetch } = useGetList<Anomaly>('anomaly', { ...newest, filter })
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={3} columns={3} />
  return (
    <Card>
      <CardContent>
        {data.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((anomaly) => (
            <AnomalyLine key={anomaly.id} anomaly={anomaly} />
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}

function AnomalyLine({ anomaly }: { anomaly: Anomaly }) {
  const { Anomaly_type: type, state } = anomaly
  const { options = {}, tones = {} } = useEngine().registry.get('anomaly').fields.state ?? {}
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
          <Badge tone={severityTones[type?.severity ?? 'warning']} label={type?.label ?? ''} />
          <Badge tone={tones[state]} label={options[state] ?? state} />
        </Box>
        <Box sx={{ typography: 'body2' }}>{anomaly.detail}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {texts.detected({ day: frenchMoment(anomaly.detected_at) })}
          {state === 'ignored' && anomaly.reason && ` – ${texts.ignored({ reason: anomaly.reason })}`}
        </Box>
      </Box>
      <AnomalyActions anomaly={anomaly} />
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
}
