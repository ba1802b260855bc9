import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import { ImportErrorsModal } from './ImportErrorsModal'
import type { ImportJob } from './import-state'

const counters = ['total', 'complete', 'created', 'updated', 'unchanged', 'errors'] as const

/** What the check found: counters, and what may be done next. */
export function ImportResult({ job }: { job: ImportJob }) {
  const [reading, setReading] = useState(false)
  return (
    <Box component="section" aria-label={texts.result} sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Box component="dl" sx={grid}>
        {counters.map((name) => (
          <Box key={name} sx={{ ...tile, ...(name === 'errors' && job.errors > 0 && faulty) }}>
            <Typography component="dt" variant="body2">
              {texts[name]}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {job[name].toLocaleString('fr-FR')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Verdict job={job} onRead={() => setReading(true)} />
      {reading && (
        <ImportErrorsModal fields={job.fields} total={job.errors} onClose={() => setReading(false)} />
      )}
    </Box>
  )
}

function Verdict({ job, onRead }: { job: ImportJob; onRead: () => void }) {
  if (job.state === 'failed')
    return <Alert severity="error">{job.fields[0]?.errors[0] ?? texts.interrupted}</Alert>
  if (job.errors > 0)
    return (
      <Alert severity="error">
        {texts.faulty}
        <Button
          color="inherit"
          onClick={onRead}
          aria-haspopup="dialog"
          sx={{ display: 'block', mt: 0.5, ml: -1 }}
        >
          {texts.seeErrors(job.errors)}
        </Button>
      </Alert>
    )
  const changes = job.created + job.updated
  return <Alert severity={changes ? 'success' : 'info'}>{changes ? texts.ready : texts.nothing}</Alert>
}

const grid = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
}
const tile = { px: 1.5, py: 1, borderRadius: 1, border: '1px solid', borderColor: 'divider' }
const faulty = { borderColor: 'error.main', color: 'error.main' }
