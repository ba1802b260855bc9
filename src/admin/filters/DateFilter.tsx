import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { filterTexts } from '../../../i18n/fr/filters'
import { DateInterval } from '../../widgets/DateInterval'
import { boundsOf } from './conditions'
import type { FilterValueProps } from './filter-value-props'
import { intervalText } from './interval'
import { presets } from './presets'

/** An interval of days, typed or picked, or one of the usual ones. */
export function DateFilter({ field, value, onChange }: FilterValueProps) {
  const { from, to } = boundsOf(field.field, value)
  const day = (moment: string | null) => moment?.slice(0, 10)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
        {presets(new Date()).map((preset) => (
          <Chip
            key={preset.label}
            size="small"
            label={preset.label}
            color={preset.value === value ? 'primary' : 'default'}
            onClick={() => onChange(preset.value)}
          />
        ))}
      </Box>
      <DateInterval
        label={`${field.label} : ${filterTexts.from} – ${filterTexts.to}`}
        value={{ start: from ? `${from}T00:00:00` : null, end: to ? `${to}T23:59:59` : null }}
        onChange={({ start, end }) => onChange(intervalText({ from: day(start), to: day(end) }))}
      />
    </>
  )
}
