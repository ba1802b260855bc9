import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { settingFormTexts } from '../../../i18n/fr/setting-forms'
import type { FormScope } from '../../admin/form/form-scope'
import { hintOf, type InputProps } from '../../fields/inputs/input-props'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { RegionBoxes } from './RegionBoxes'
import { byRegion, useDepartments } from './use-departments'

const texts = settingFormTexts.zone

/** Departments ticked one by one or by whole region; one says which other zone has a department already. */
export function DepartmentBoxes({
  field,
  value,
  onChange,
  scope,
  ...props
}: InputProps & { scope: FormScope }) {
  const [text, setText] = useState('')
  const id = useId()
  const { departments, elsewhere } = useDepartments(scope.record?.id)
  const chosen = new Set(Array.isArray(value) ? value.map(Number) : [])
  const isLocked = props.disabled || props.readOnly

  function tick(ids: readonly number[], isTicked: boolean) {
    const next = new Set(chosen)
    for (const one of ids) isTicked ? next.add(one) : next.delete(one)
    onChange([...next].sort((one, other) => one - other))
  }

  const groups = byRegion(departments.data ?? [], text)
  const hint = hintOf({ ...props, field })
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel component="p" id={id} required={props.required} sx={{ m: 0, typography: 'body2' }}>
        {field.label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1 }}>
        <OutlinedInput
          size="small"
          type="search"
          value={text}
          placeholder={texts.search}
          onChange={({ target }) => setText(target.value)}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          }
          slotProps={{ input: { 'aria-label': texts.search } }}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.chosen({ smart_count: chosen.size })}
        </Box>
      </Box>
      {departments.isPending && <FormSkeleton fields={6} />}
      {departments.error && <ErrorState onRetry={() => void departments.refetch()} />}
      {departments.data && !groups.length && <Box sx={{ typography: 'body2' }}>{texts.notFound}</Box>}
      <Box sx={grid}>
        {groups.map((group) => (
          <RegionBoxes
            key={group.label}
            group={group}
            chosen={chosen}
            elsewhere={elsewhere}
            isLocked={isLocked}
            onTick={tick}
          />
        ))}
      </Box>
      {hint && <FormHelperText error={props.error !== undefined}>{hint}</FormHelperText>}
    </Box>
  )
}

const grid = { columns: '250px', columnGap: 2 }
