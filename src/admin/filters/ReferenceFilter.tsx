import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { useDebounced } from '../list/use-debounced'
import { type Choice, ChoiceList } from './ChoiceList'
import { unset, valuesOf } from './conditions'
import type { FilterValueProps } from './filter-value-props'
import { optionsShown, useOptions, useReferenceLabels } from './use-options'

/** One or more rows of another resource, found as one types. */
export function ReferenceFilter({ field, value, onChange }: FilterValueProps) {
  const [q, setQ] = useState('')
  const { text, type, flush } = useDebounced(q, setQ)
  const to = field.field.to ?? ''
  const { options, isPending, error } = useOptions(to, q)
  const chosen = valuesOf(value)
  const labels = useReferenceLabels(
    to,
    chosen.filter((one) => one !== unset),
  )
  const picked: Choice[] = chosen
    .filter((one) => one !== unset)
    .map((one) => ({ value: one, label: labels.get(one) ?? '…' }))
  const others = options.filter((option) => !chosen.includes(option.value))
  const empty: Choice[] = field.field.required || q ? [] : [{ value: unset, label: filterTexts.unset }]
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus
        value={text}
        placeholder={filterTexts.choose}
        slotProps={{ input: { 'aria-label': filterTexts.choose } }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
        sx={{ mb: 1 }}
      />
      <ChoiceList
        label={field.label}
        choices={[...picked, ...others, ...empty]}
        value={chosen}
        onChange={(next) => onChange(next.join())}
      />
      <Box
        role="status"
        sx={{ typography: 'caption', color: error ? 'error.main' : 'text.secondary', pt: 0.5 }}
      >
        {error
          ? filterTexts.failed
          : !isPending && options.length === 0
            ? filterTexts.noValue
            : options.length >= optionsShown && filterTexts.more}
      </Box>
    </>
  )
}
