import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { DateInterval } from '../../widgets/DateInterval'
import { type PeriodName, periodNames } from './periods'

interface Props {
  period: PeriodName
  days: { from: string; to: string }
  onChange: (values: Readonly<Record<string, string | null>>) => void
}

/** Which days: of a name, or chosen. */
export function PeriodChooser({ period, days, onChange }: Props) {
  return (
    <>
      <TextField
        select
        label={texts.period}
        value={period}
        onChange={({ target }) => onChange({ period: target.value, from: days.from, to: days.to })}
        sx={{ width: 200, m: 0 }}
      >
        {periodNames.map((name) => (
          <MenuItem key={name} value={name}>
            {texts.periods[name]}
          </MenuItem>
        ))}
      </TextField>
      {period === 'chosen' && (
        <DateInterval
          label={texts.days}
          value={{ start: days.from, end: days.to }}
          onChange={({ start, end }) =>
            onChange({ from: start?.slice(0, 10) ?? null, to: end?.slice(0, 10) ?? null })
          }
        />
      )}
    </>
  )
}
