import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { checkValue } from '../../../resources/schema/check'
import { f } from '../../../resources/schema/f'
import { type AnswerLot, answerLotFields, delayCodes } from '../../../resources/tenders/answer'
import { RefsInput } from '../../fields/inputs/RefsInput'

const texts = tenderScreens.consultations
/** Where a supplier delivers that does not deliver everywhere: by zone, by department, town by town. */
const areas = {
  zone_ids: f.refs('zone', { label: texts.zones }),
  department_ids: f.refs('department', { label: texts.departments }),
  municipality_ids: f.refs('municipality', { label: texts.municipalities }),
} as const
const areaNames = ['zone_ids', 'department_ids', 'municipality_ids'] as const
const platforms = f.refs('platform', { label: texts.platforms })

interface Props {
  lotId: number
  lot: AnswerLot | undefined
  change: (more: Partial<AnswerLot>) => void
  isLocked: boolean
}
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

/** Where, how often and how fast a supplier delivers a lot, and from which of its platforms. */
export function LotTerms({ lotId, lot, change, isLocked }: Props) {
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
        <TextField
          size="small"
          label={texts.frequency}
          disabled={isLocked}
          value={lot?.frequency_per_week ?? ''}
          onChange={({ target: { value } }) => {
            const frequency_per_week = value === '' ? null : Number(value)
            if (!checkValue(answerLotFields.frequency_per_week, frequency_per_week).message)
              change({ frequency_per_week })
          }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 190 }}
        />
        <TextField
          select
          size="small"
          label={texts.delay}
          disabled={isLocked}
          value={lot?.delay_code ?? ''}
          onChange={({ target }) => change({ delay_code: (target.value || null) as AnswerLot['delay_code'] })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ width: 130 }}
        >
          <MenuItem value="">–</MenuItem>
          {Object.entries(delayCodes).map(([code, label]) => (
            <MenuItem key={code} value={code}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label={texts.everywhere}
          control={
            <Checkbox
              disabled={isLocked}
              checked={lot?.all_cities === true}
              onChange={({ target }) => change({ all_cities: target.checked })}
            />
          }
        />
      </Box>
      {lot?.all_cities !== true && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
          {areaNames.map((name) => (
            <RefsInput
              key={name}
              id={`${name}-${lotId}`}
              field={areas[name]}
              disabled={isLocked}
              value={lot?.[name] ?? []}
              onChange={(value) => change({ [name]: idsOf(value) })}
            />
          ))}
        </Box>
      )}
      <RefsInput
        id={`platforms-${lotId}`}
        field={platforms}
        disabled={isLocked}
        value={lot?.platform_ids ?? []}
        onChange={(value) => change({ platform_ids: idsOf(value) })}
      />
    </Paper>
  )
}
