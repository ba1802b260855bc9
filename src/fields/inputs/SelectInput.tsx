import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { inputTexts } from '../../../i18n/fr/form'
import { hintOf, type InputProps } from './input-props'

/** One of a declared list. */
export function SelectInput({ field, id, value, onChange, onBlur, ...props }: InputProps) {
  const options = Object.entries(field.options ?? {})
  const known = typeof value === 'string' && value in (field.options ?? {})
  return (
    <TextField
      select
      id={id}
      label={field.label}
      value={known ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={onBlur}
      error={props.error !== undefined}
      helperText={hintOf({ ...props, field })}
      required={props.required}
      disabled={props.disabled || props.readOnly}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          renderValue: (key) =>
            field.options?.[String(key)] ?? <span className="input-empty">{inputTexts.choose}</span>,
        },
      }}
    >
      {!props.required && <MenuItem value="">{inputTexts.none}</MenuItem>}
      {options.map(([key, label]) => (
        <MenuItem key={key} value={key}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
