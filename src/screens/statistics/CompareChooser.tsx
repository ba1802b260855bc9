import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { bridgeTexts as texts } from '../../../i18n/fr/bridge'
import { DateInterval } from '../../widgets/DateInterval'
import { type ComparisonName, comparisonNames } from './periods'

interface Props {
  compare: ComparisonName
  /** Those that are shown. */
  days: { before_from: string; before_to: string }
  onSet: (values: Readonly<Record<string, string | null>>) => void
}

/** What a period is compared with: days of a name, or chosen. */
export function CompareChooser({ compare, days, onSet }: Props) {
  return (
    <>
      <TextField
        select
        label={texts.compare}
        value={compare}
        onChange={({ target }) => onSet({ compare: target.value, ...days })}
        sx={{ width: 220, m: 0 }}
      >
        {comparisonNames.map((name) => (
          <MenuItem key={name} value={name}>
            {texts.comparisons[name]}
          </MenuItem>
        ))}
      </TextField>
      {compare === 'chosen' && (
        <DateInterval
          label={texts.comparedDays}
          value={{ start: days.before_from, end: days.before_to }}
          onChange={({ start, end }) =>
            onSet({ before_from: start?.slice(0, 10) ?? null, before_to: end?.slice(0, 10) ?? null })
          }
        />
      )}
    </>
  )
}
