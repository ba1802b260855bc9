import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import { partsOf } from '../../../resources/schema/reading/two-parts'
import type { ImportColumn, ImportJob } from './import-state'

type Props = {
  column: ImportColumn
  choices: ImportJob['choices']
  value: string | undefined
  /** One more field that its cells fill; none is empty. */
  second: string
  onChange: (value: string) => void
  onSecond: (value: string) => void
}

/** The first values of a column, and what its field rests on. */
function toldOf({ samples = [], sure, unknown }: ImportColumn): string {
  const values = samples.length ? texts.samples({ values: samples.join(' · ') }) : texts.noSample
  return sure ? `${values} — ${unknown ? texts.guessed[sure] : texts.surely[sure]}` : values
}

/** A value that no field has: nothing chosen yet. */
const none = '?'
const ignored = ''

/** A sample that says two things: « 6x1 L ». */
function dividedSample({ samples = [] }: ImportColumn) {
  for (const text of samples) {
    const [first, second] = partsOf(text, 'text')
    if (second) return { text, first, second }
  }
  return undefined
}

/** The field that a column of the file is read as, and one more where its cells say two things. */
export function ColumnSelect({ column, choices, value, second, onChange, onSecond }: Props) {
  const [asked, setAsked] = useState(false)
  const isOther = column.key !== null && !choices.some(({ key }) => key === column.key)
  const divided = dividedSample(column)
  const isDivided = Boolean(value) && (asked || second !== ignored)
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start' }}>
      <TextField
        select
        fullWidth
        size="small"
        label={column.title}
        value={value ?? none}
        helperText={toldOf(column)}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {value === undefined && <option value={none}>{texts.choose}</option>}
        <option value={ignored}>{texts.ignore}</option>
        {isOther && <option value={column.key ?? ignored}>{column.title}</option>}
        <Fields choices={choices} />
      </TextField>
      {isDivided && (
        <TextField
          select
          fullWidth
          size="small"
          label={texts.second({ title: column.title })}
          value={second}
          helperText={divided && texts.secondHelp(divided)}
          onChange={({ target }) => onSecond(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value={ignored}>{texts.noSecond}</option>
          <Fields choices={choices.filter(({ key }) => key !== value)} />
        </TextField>
      )}
      {Boolean(value) && !isDivided && divided && (
        <Button size="small" onClick={() => setAsked(true)}>
          {texts.addSecond}
        </Button>
      )}
    </Box>
  )
}

const Fields = ({ choices }: Pick<Props, 'choices'>) =>
  choices.map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
