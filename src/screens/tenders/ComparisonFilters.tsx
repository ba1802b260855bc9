import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { readNumber } from '../../../resources/schema/reading/numbers'
import type { ComparisonFilter } from '../../../resources/tenders/comparison'

const texts = tenderScreens.comparison

interface Props {
  filter: ComparisonFilter
  change: (filter: ComparisonFilter) => void
  shown: number
  all: number
}

/** Which products of the comparison are looked at. */
export function ComparisonFilters({ filter, change, shown, all }: Props) {
  const [typed, type] = useState(filter.gap ?? '')
  const box = (name: 'missing' | 'disputed', label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={filter[name] === true}
          onChange={({ target }) => change({ ...filter, [name]: target.checked })}
        />
      }
    />
  )
  return (
    <Box
      role="group"
      aria-label={texts.filters}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <TextField
        size="small"
        label={texts.gapOver}
        value={typed}
        error={typed.trim() !== '' && readNumber(typed, { sort: 'percent' }).error !== undefined}
        onChange={({ target }) => {
          type(target.value)
          change({ ...filter, gap: readNumber(target.value, { sort: 'percent' }).value })
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 7 } }}
        sx={{ width: 180 }}
      />
      {box('missing', texts.missingOnly)}
      {box('disputed', texts.disputedOnly)}
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts.shown({ smart_count: shown, all })}
      </Box>
    </Box>
  )
}
