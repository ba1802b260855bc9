import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { hintOf, type InputProps } from './input-props'

type Props = Pick<InputProps, 'field' | 'id' | 'error' | 'warning' | 'required' | 'disabled' | 'readOnly'> & {
  value: string
  onChange: TextFieldProps['onChange']
  onBlur?: () => void
  inputRef?: TextFieldProps['inputRef']
  type?: string
  placeholder?: string
  /** Further attributes of the `<input>`. */
  attributes?: Readonly<Record<string, string | number | boolean | undefined>>
  /** What stands before and behind the text. */
  start?: ReactNode
  end?: ReactNode
  multiline?: boolean
}

/** The text box of every kind that is typed. */
export function FieldText({ field, error, warning, readOnly, attributes, start, end, ...props }: Props) {
  return (
    <TextField
      {...props}
      className={readOnly ? 'input-locked' : undefined}
      label={field.label}
      error={error !== undefined}
      color={warning && !error ? 'warning' : undefined}
      helperText={hintOf({ error, warning, field })}
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly, spellCheck: false, ...attributes },
        formHelperText: warning && !error ? { sx: { color: 'warning.main' } } : undefined,
        input: {
          startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
        },
      }}
    />
  )
}
