import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { inputTexts } from '../../i18n/fr/form'
import type { Choice } from './use-choices'

interface Props {
  label: string
  value: number | null
  choices: readonly Choice[]
  onChange: (id: number | null) => void
  required?: boolean
  error?: boolean
  helperText?: string
  /** For long labels: as wide as its place. */
  isWide?: boolean
  /** What none of them means. */
  empty?: string
}

/** One of a short list, or none. */
export function ChoiceSelect({
  label,
  value,
  choices,
  onChange,
  required,
  error,
  helperText,
  isWide,
  empty,
}: Props) {
  const isKnown = value !== null && choices.some(({ id }) => id === value)
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isKnown ? String(value) : ''}
      required={required}
      error={error}
      helperText={helperText}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      sx={{ flex: '1 1 200px', maxWidth: isWide ? 640 : { sm: 320 } }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          renderValue: (chosen) =>
            choices.find(({ id }) => String(id) === chosen)?.label ??
            empty ?? (
              <Box component="span" sx={{ color: 'text.secondary', opacity: 0.75 }}>
                {inputTexts.choose}
              </Box>
            ),
        },
      }}
    >
      {!required && <MenuItem value="">{empty ?? '–'}</MenuItem>}
      {required && choices.length === 0 && (
        <MenuItem value="" disabled>
          {inputTexts.emptyList}
        </MenuItem>
      )}
      {choices.map(({ id, label: text }) => (
        <MenuItem key={id} value={String(id)}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
