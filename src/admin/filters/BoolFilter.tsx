import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { filterTexts } from '../../../i18n/fr/filters'
import { unset } from './conditions'
import type { FilterValueProps } from './filter-value-props'

/** Yes, no, or not told where that may be. */
export function BoolFilter({ field, value, onChange }: FilterValueProps) {
  return (
    <RadioGroup aria-label={field.label} value={value} onChange={(_, next) => onChange(next)}>
      <FormControlLabel value="true" control={<Radio size="small" />} label={filterTexts.yes} />
      <FormControlLabel value="false" control={<Radio size="small" />} label={filterTexts.no} />
      {!field.field.required && (
        <FormControlLabel value={unset} control={<Radio size="small" />} label={filterTexts.unset} />
      )}
    </RadioGroup>
  )
}
