import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { userTexts as texts } from '../../../../i18n/fr/people'
import type { Widget } from '../../../admin/form/extensions'

const choices = { profile: null, yes: true, no: false } as const
type Key = keyof typeof choices
const keys: readonly Key[] = ['profile', 'yes', 'no']
const labels = { profile: texts.likeProfile, yes: texts.yes, no: texts.no }

/** Prices with or without taxes, or as the profile says. */
export const TaxInput: Widget = ({ field, id, value, onChange, onBlur, error, disabled, readOnly }) => (
  <TextField
    select
    id={id}
    label={field.label}
    value={keys.find((key) => choices[key] === (value ?? null)) ?? 'profile'}
    onChange={({ target }) => onChange(choices[keys.find((key) => key === target.value) ?? 'profile'])}
    onBlur={onBlur}
    error={error !== undefined}
    helperText={error}
    disabled={disabled || readOnly}
    slotProps={{ inputLabel: { shrink: true } }}
  >
    {keys.map((key) => (
      <MenuItem key={key} value={key}>
        {labels[key]}
      </MenuItem>
    ))}
  </TextField>
)
