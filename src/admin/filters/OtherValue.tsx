import TextField from '@mui/material/TextField'
import { filterTexts } from '../../../i18n/fr/filters'
import { typedDecimal } from '../../../resources/schema/decimal-text'
import { readDecimal } from '../../../resources/schema/reading/numbers'
import { DayInput } from '../../widgets/DayInput'
import { useDebounced } from '../list/use-debounced'
import type { FilterValueProps } from './filter-value-props'

interface Props extends FilterValueProps {
  /** What is typed, as the address holds it. */
  read?: (text: string) => string
  numeric?: boolean
}

/** A value to be left out, searched as it is typed. */
function OtherTyped({ value, onChange, onDone, read = (text) => text, numeric }: Props) {
  const { text, type, flush } = useDebounced(value, (next) => onChange(read(next)))
  return (
    <TextField
      autoFocus
      label={filterTexts.differs}
      value={text}
      slotProps={{ htmlInput: { inputMode: numeric ? 'decimal' : 'text' } }}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        flush()
        onDone()
      }}
    />
  )
}

export const OtherText = (props: FilterValueProps) => <OtherTyped {...props} />

export const OtherNumber = (props: FilterValueProps) => (
  <OtherTyped {...props} value={typedDecimal(props.value)} read={readDecimal} numeric />
)

export const OtherDate = ({ value, onChange }: FilterValueProps) => (
  <DayInput label={filterTexts.differs} value={value || null} onChange={(day) => onChange(day ?? '')} />
)
