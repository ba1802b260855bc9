import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type { DeadJobAnswer } from '../../../../resources/content/answers'
import { frenchMoment } from '../../../../resources/schema/date-text'

interface DeadJobItemProps {
  dead: DeadJobAnswer
  label: string
  isReviving: boolean
  /** Absent for who may only look. */
  onRevive?: () => void
  onGiveUp?: () => void
}

/** One dead letter: what it was, why it failed, and its two ways out. */
export function DeadJobItem({ dead, label, isReviving, onRevive, onGiveUp }: DeadJobItemProps) {
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box component="h3" sx={{ typography: 'body1', fontWeight: 600, m: 0 }}>
          {label}
        </Box>
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', mt: 0.5 }}>
          {dead.cause ?? texts.unknownCause}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {frenchMoment(dead.failed_at)} · {texts.deadFacts(dead.tries)}
        </Box>
      </Box>
      {onRevive && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" color="inherit" onClick={onGiveUp} aria-label={texts.giveUpNamed({ label })}>
            {texts.giveUp}
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Replay />}
            onClick={onRevive}
            loading={isReviving}
            aria-label={texts.reviveNamed({ label })}
          >
            {texts.revive}
          </Button>
        </Box>
      )}
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
