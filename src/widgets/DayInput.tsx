import Calendar from '@mui/icons-material/CalendarTodayOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ReactNode, useRef, useState } from 'react'
import { readDay, showDay, typeDay } from './day-text'
import { say } from './say'

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

/** A day, always read and typed as dd/MM/yyyy whatever the browser's language, with the browser's calendar. */
export function DayInput({ value, onChange, onBlur, error, helperText, disabled, ...field }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [faulty, setFaulty] = useState(false)

  function type(typed: string) {
    const text = typeDay(draft ?? showDay(value), typed)
    const day = readDay(text)
    setFaulty(false)
    setDraft(day ? null : text)
    if (day ?? value !== null) onChange(day)
  }

  function leave() {
    setFaulty(Boolean(draft?.trim()))
    onBlur?.()
  }

  return (
    <Box sx={{ position: 'relative', minWidth: 0, flex: '1 1 150px' }}>
      <TextField
        {...field}
        value={draft ?? showDay(value)}
        disabled={disabled}
        placeholder={say('widget.day.placeholder')}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        error={error || faulty}
        helperText={faulty ? say('widget.day.invalid') : helperText}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  disabled={disabled}
                  aria-label={say('widget.day.calendar', { label: field.label })}
                  onClick={() => calendar.current?.showPicker()}
                >
                  <Calendar sx={{ fontSize: 18 }} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => type(showDay(target.value || null))}
        style={{
          position: 'absolute',
          right: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          border: 0,
          padding: 0,
        }}
      />
    </Box>
  )
}
