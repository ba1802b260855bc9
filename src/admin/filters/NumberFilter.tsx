import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { filterTexts } from '../../../i18n/fr/filters'
import { typedDecimal } from '../../../resources/schema/decimal-text'
import { readDecimal } from '../../../resources/schema/reading/numbers'
import { useDebounced } from '../list/use-debounced'
import type { FilterValueProps } from './filter-value-props'
import { intervalText, parseInterval } from './interval'

/** Two bounds, either of which may be left out; written as French writes numbers. */
export function NumberFilter({ field, value, onChange, onDone }: FilterValueProps) {
  const { from = '', to = '' } = parseInterval(value)
  return (
    <Box role="group" aria-label={field.label} sx={{ display: 'flex', gap: 1 }}>
      <Bound
        label={filterTexts.min}
        value={from}
        autoFocus
        onChange={(next) => onChange(intervalText({ from: next, to }))}
        onDone={onDone}
      />
      <Bound
        label={filterTexts.max}
        value={to}
        onChange={(next) => onChange(intervalText({ from, to: next }))}
        onDone={onDone}
      />
    </Box>
  )
}

interface BoundProps {
  label: string
  value: string
  onChange: (value: string) => void
  onDone: () => void
  autoFocus?: boolean
}

function Bound({ label, value, onChange, onDone, autoFocus }: BoundProps) {
  const { text, type, flush } = useDebounced(typedDecimal(value), (next) => onChange(readDecimal(next)))
  return (
    <TextField
      label={label}
      value={text}
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        flush()
        onDone()
      }}
    />
  )
}
