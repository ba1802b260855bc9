import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { anomalyEndpoints } from '../../../../resources/catalogue/anomaly-endpoints'
import { useListScreen } from '../../../admin/list/list-screen'
import { useAnswer } from '../../../fields/endpoints'
import { Awaited } from '../../../widgets/Awaited'
import { severityTones } from './anomaly'

const chosenIn = (filters: readonly { name: string; value: string }[]) =>
  filters.find(({ name }) => name === 'anomaly_type_id')?.value

/** How many anomalies of each type are open: each type is a shortcut to its list. */
export function AnomalySummary() {
  const { query } = useListScreen()
  const { data = [], isPending } = useAnswer(anomalyEndpoints.summary, {})
  const chosen = chosenIn(query.filters)
  if (isPending) return <Awaited />
  return (
    <Box component="nav" aria-label={texts.types} sx={{ mb: 2 }}>
      <Box component="ul" sx={grid}>
        {data.map(({ id, label, severity, open, ignored }) => (
          <li key={id}>
            <Box
              component={Link}
              to={
                chosen === String(id)
                  ? '?filterBy=state|open'
                  : `?filterBy=state|open&filterBy=anomaly_type_id|${id}`
              }
              aria-current={chosen === String(id) ? 'true' : undefined}
              sx={{ ...card, borderLeftColor: `tone.${severityTones[severity]}.text` }}
            >
              <span>{label}</span>
              <strong>{texts.open({ smart_count: open })}</strong>
              {ignored > 0 && <small>{texts.ignoredCount({ smart_count: ignored })}</small>}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 46%), 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
}
const card = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  px: 1.5,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderLeft: '4px solid',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  '& small': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'surface.subtle' },
  '&[aria-current]': { bgcolor: 'primary.light', borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
}
