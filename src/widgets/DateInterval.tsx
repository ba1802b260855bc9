import Clear from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { DayInput } from './DayInput'
import { dayOf, type Interval, wholeDays } from './date-interval'
import { say } from './say'

type Props = {
  /** What the two dates bound; read out with « Du » and « Au ». */
  label: string
  value: Interval
  onChange: (value: Interval) => void
  helperText?: string
  error?: boolean
  disabled?: boolean
}

/** Two days that bound an interval; a start after the end moves the end. */
export function DateInterval({ label, value, onChange, helperText, error, disabled }: Props) {
  const change = (part: Partial<Interval>) => onChange(wholeDays({ ...value, ...part }))
  const isEmpty = value.start === null && value.end === null
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, flex: 1, minWidth: 0 }}>
          <DayInput
            label={say('widget.interval.start')}
            value={dayOf(value.start)}
            onChange={(start) => change({ start })}
            error={error}
            disabled={disabled}
          />
          <DayInput
            label={say('widget.interval.end')}
            value={dayOf(value.end)}
            onChange={(end) => change({ end })}
            error={error}
            disabled={disabled}
          />
        </Box>
        <IconButton
          size="small"
          sx={{ mt: 1.5 }}
          aria-label={say('widget.interval.clear')}
          disabled={disabled || isEmpty}
          onClick={() => onChange({ start: null, end: null })}
        >
          <Clear fontSize="small" />
        </IconButton>
      </Box>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </Box>
  )
}
