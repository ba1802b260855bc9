import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { isDate } from '../../resources/schema/date-text'
import { CalendarButton } from './CalendarButton'
import { say } from './say'
import { useDayText } from './use-day-text'

type Props = {
  label: string
  /** `yyyy-mm-dd`, or null. */
  value: string | null
  onChange: (day: string | null) => void
  onBlur?: () => void
  id?: string
  name?: string
  required?: boolean
  disabled?: boolean
  error?: boolean
  helperText?: ReactNode
}

/** A day, always read and typed as dd/MM/yyyy whatever the browser's language, with a calendar. */
export function DayInput({ value, onChange, onBlur, error, helperText, disabled, ...field }: Props) {
  const { isFaulty, pick, ...draft } = useDayText({ value, onChange, onBlur })
  return (
    <TextField
      {...field}
      {...draft}
      disabled={disabled}
      placeholder={say('widget.day.placeholder')}
      error={error || isFaulty}
      helperText={isFaulty ? say('widget.day.invalid') : helperText}
      sx={{ minWidth: 0, flex: '1 1 150px' }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <CalendarButton
                label={field.label}
                value={isDate(value) ? value : null}
                onPick={pick}
                disabled={disabled}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
