import Clear from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type Interval, wholeDays } from './date-interval'
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
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Day
          label={say('widget.interval.start')}
          value={value.start}
          onCommit={(start) => change({ start })}
          {...{ error, disabled }}
        />
        <Day
          label={say('widget.interval.end')}
          value={value.end}
          onCommit={(end) => change({ end })}
          {...{ error, disabled }}
        />
        <IconButton
          size="small"
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

type DayProps = {
  label: string
  value: string | null
  onCommit: (day: string | null) => void
  error?: boolean
  disabled?: boolean
}

/** One day; a year being typed (0002, 0020 …) waits until it is whole or left. */
function Day({ label, value, onCommit, error, disabled }: DayProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function commit(day: string) {
    setDraft(null)
    onCommit(day || null)
  }
  return (
    <TextField
      type="date"
      label={label}
      value={draft ?? value?.slice(0, 10) ?? ''}
      error={error}
      disabled={disabled}
      onChange={({ target }) =>
        target.value && target.value < '1900' ? setDraft(target.value) : commit(target.value)
      }
      onBlur={() => draft !== null && commit(draft)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
      sx={{ minWidth: 0 }}
    />
  )
}
