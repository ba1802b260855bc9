import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { ImportJob } from './import-state'
import type { ImportPhase } from './use-import'

type Props = { phase: ImportPhase; sent: number; job: ImportJob | undefined }

function sentence({ phase, job }: Props): string {
  if (phase === 'sending') return texts.sending
  if (!job) return texts.reading
  return phase === 'importing'
    ? texts.importing(job.handled, job.total)
    : texts.checking(job.handled, job.total)
}

/** How far the sending, the check or the import is. */
export function ImportProgress(props: Props) {
  const { phase, sent, job } = props
  if (phase === 'idle') return null
  const share = phase === 'sending' ? sent : job?.total ? job.handled / job.total : 0
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <LinearProgress
        aria-label={sentence(props)}
        variant={share > 0 ? 'determinate' : 'indeterminate'}
        value={Math.min(100, share * 100)}
      />
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {sentence(props)}
      </Typography>
    </Box>
  )
}
