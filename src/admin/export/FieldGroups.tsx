import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { exportTexts } from '../../../i18n/fr/transfers'
import { fold } from '../../../resources/schema/fold'
import { type ExportField, type FieldGroup, shortLabel, withKeys } from './export-fields'

type Props = {
  groups: readonly FieldGroup[]
  chosen: readonly string[]
  onChange: (keys: string[]) => void
}

/** The fields to choose from, grouped by association, each group ticked whole or in part. */
export function FieldGroups({ groups, chosen, onChange }: Props) {
  const [text, setText] = useState('')
  const wanted = fold(text.trim())
  const shown = groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter(({ label }) => fold(`${group.label} ${label}`).includes(wanted)),
    }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {exportTexts.available}
      </Typography>
      <Box sx={frame}>
        <OutlinedInput
          size="small"
          type="search"
          value={text}
          placeholder={exportTexts.search}
          onChange={({ target }) => setText(target.value)}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
          slotProps={{ input: { 'aria-label': exportTexts.search } }}
          sx={{ m: 1 }}
        />
        <Box sx={{ overflowY: 'auto', maxHeight: 380, px: 1.5, pb: 1 }}>
          {shown.map((group) => (
            <Group key={group.path} group={group} chosen={chosen} onChange={onChange} />
          ))}
          {shown.length === 0 && (
            <Typography variant="body2" sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
              {exportTexts.noField}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}

type GroupProps = Omit<Props, 'groups'> & { group: FieldGroup }

function Group({ group, chosen, onChange }: GroupProps) {
  const keys = group.fields.map(({ key }) => key)
  const count = keys.filter((key) => chosen.includes(key)).length
  const all = keys.length > 0 && count === keys.length
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, width: '100%' }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={all}
              indeterminate={count > 0 && !all}
              onChange={() => onChange(withKeys(chosen, keys, !all))}
            />
          }
          label={exportTexts.group({ label: group.label, chosen: count, all: keys.length })}
          slotProps={{ typography: { variant: 'subtitle2' } }}
        />
      </Box>
      {group.fields.map((field) => (
        <FieldCheck
          key={field.key}
          field={field}
          label={shortLabel(group, field)}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </Box>
  )
}

type CheckProps = Omit<Props, 'groups'> & { field: ExportField; label: string }

function FieldCheck({ field, label, chosen, onChange }: CheckProps) {
  const checked = chosen.includes(field.key)
  return (
    <FormControlLabel
      sx={{ display: 'flex', pl: 2.5, mr: 0 }}
      control={
        <Checkbox
          size="small"
          checked={checked}
          onChange={() => onChange(withKeys(chosen, [field.key], !checked))}
          sx={{ py: 0.5 }}
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
