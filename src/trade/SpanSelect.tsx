import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { toolTexts as texts } from '../../i18n/fr/cart-tools'

const spans = [3, 7, 14, 28]

/** Days that the next order is to cover, when nothing else is said. */
export const usualSpan = 7

/** « Jours à couvrir »: what suggested quantities are reckoned for. */
export function SpanSelect({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  return (
    <TextField
      select
      label={texts.days}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ width: 170, m: 0 }}
    >
      {spans.map((span) => (
        <MenuItem key={span} value={span}>
          {span}
        </MenuItem>
      ))}
    </TextField>
  )
}
