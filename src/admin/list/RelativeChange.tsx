import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { bulkChangeTexts as texts } from '../../../i18n/fr/bulk-changes'
import { type BulkChange, type BulkWay, readChange } from '../../../resources/schema/bulk-change'
import type { Field } from '../../../resources/schema/field'
import { readDecimal } from '../../../resources/schema/reading/numbers'
import { LooseFields, type LooseValues } from '../form/LooseFields'

interface Props {
  name: string
  field: Field
  how: BulkWay
  /** Told the change, or nothing while it is none. */
  onChange: (change: BulkChange | undefined) => void
}

interface Typed {
  by: string
  to: string
  find: string
  cased: boolean
  values: unknown
}

const nothing: Typed = { by: '', to: '', find: '', cased: false, values: null }

/** What was typed, as the server takes it. */
function saidOf(how: BulkWay, { by, to, find, cased, values }: Typed): Record<string, unknown> {
  if (how === 'replace') return { how, find, by, ...(cased ? { cased } : {}) }
  if (how === 'add' || how === 'remove') return { how, values }
  if (how === 'days') return { how, by: by.trim().replace(/^\+/, '') }
  const number = (text: string) => readDecimal(text.trim().replace(/^\+/, ''))
  return { how, by: number(by) || undefined, to: to.trim() ? number(to) : undefined }
}

/** What a change of many rows from what each holds asks for. */
export function RelativeChange({ name, field, how, onChange }: Props) {
  const [typed, setTyped] = useState(nothing)
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const read = readChange(field, saidOf(how, next))
    onChange(read.error === undefined ? read.change : undefined)
  }
  const input = (key: 'by' | 'to' | 'find', label: string, help?: string) => (
    <TextField
      size="small"
      label={label}
      value={typed[key]}
      helperText={help}
      onChange={({ target }) => change({ [key]: target.value })}
    />
  )
  if (how === 'add' || how === 'remove')
    return (
      <LooseFields
        fields={{ [name]: { ...field, required: false } }}
        values={{ [name]: typed.values }}
        onChange={(values: LooseValues) => change({ values: values[name] ?? null })}
      />
    )
  if (how === 'replace')
    return (
      <Box sx={grid}>
        {input('find', texts.find)}
        {input('by', texts.by)}
        <FormControlLabel
          label={texts.cased}
          control={
            <Checkbox checked={typed.cased} onChange={({ target }) => change({ cased: target.checked })} />
          }
        />
      </Box>
    )
  return (
    <Box sx={grid}>
      {how !== 'round' && input('by', texts[how])}
      {how !== 'days' && input('to', texts.to, texts.toHelp)}
    </Box>
  )
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
