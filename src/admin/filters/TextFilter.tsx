import TextField from '@mui/material/TextField'
import { filterTexts } from '../../../i18n/fr/filters'
import { useDebounced } from '../list/use-debounced'
import type { FilterValueProps } from './filter-value-props'

/** A free text, searched as it is typed. */
export function TextFilter({ value, onChange, onDone }: FilterValueProps) {
  const { text, type, flush } = useDebounced(value, onChange)
  return (
    <TextField
      autoFocus
      label={filterTexts.contains}
      helperText={filterTexts.containsHint}
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        flush()
        onDone()
      }}
    />
  )
}
