import History from '@mui/icons-material/History'
import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type { JobAnswer } from '../../../../resources/content/answers'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { RunState } from './RunState'

interface JobItemProps {
  job: JobAnswer
  /** Absent for who may only look. */
  onRun?: () => void
  isRunning: boolean
  onHistory: () => void
}

const scheduleOf = ({ every, at }: JobAnswer) => (every ? texts.every(every) : texts.at({ time: at ?? '' }))

/** One job: what it does and when, how its last run went. */
export function JobItem({ job, onRun, isRunning, onHistory }: JobItemProps) {
  const { last } = job
  const by = [last?.first_name, last?.last_name].filter(Boolean).join(' ')
  const facts = last
    ? [
        frenchMoment(last.started_at),
        last.duration_ms !== null && texts.duration(last.duration_ms),
        by && texts.by({ name: by }),
      ]
    : []
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'body1', fontWeight: 600, m: 0 }}>
          {job.label}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {scheduleOf(job)} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {texts.next.toLowerCase()} : {frenchMoment(job.next)}
          </Box>
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        {last ? (
          <>
            <RunState run={last} />
            <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', mt: 0.5 }}>
              {last.error ?? last.result ?? (last.state === 'done' ? texts.nothing : '')}
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {facts.filter(Boolean).join(' · ')}
            </Box>
          </>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{texts.never}</Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<History />}
          onClick={onHistory}
          aria-label={texts.historyNamed({ label: job.label })}
        >
          {texts.history}
        </Button>
        {onRun && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<PlayArrow />}
            onClick={onRun}
            loading={isRunning}
            aria-label={texts.runNamed({ label: job.label })}
          >
            {texts.run}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2.5,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
