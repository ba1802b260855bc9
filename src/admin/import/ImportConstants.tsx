import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { ImportField } from './import-state'

/** One value for all lines, by field. */
export type Constants = Readonly<Record<string, string>>

interface Props {
  /** The fields that no column is read as. */
  free: readonly ImportField[]
  missing: readonly ImportField[]
  values: Constants
  onChange: (values: Constants) => void
}

/** Fields that the file lacks: those that are required first, others where they are asked for. */
export function ImportConstants({ free, missing, values, onChange }: Props) {
  const required = new Set(missing.map(({ key }) => key))
  const shown = free.filter(({ key }) => required.has(key) || values[key] !== undefined)
  const others = free.filter((one) => one.key !== 'id' && !shown.includes(one))
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="p">
        {texts.constants}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {shown.map(({ key, label }) => (
          <TextField
            key={key}
            size="small"
            label={texts.constantFor({ label })}
            value={values[key] ?? ''}
            onChange={({ target }) => onChange({ ...values, [key]: target.value })}
          />
        ))}
        <TextField
          select
          size="small"
          label={texts.addConstant}
          value=""
          onChange={({ target }) => target.value && onChange({ ...values, [target.value]: '' })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{texts.choose}</option>
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </TextField>
      </Box>
    </Box>
  )
}
