import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { ImportAnswer, ImportAsk, ImportJob, ImportSaid } from './import-state'

type Props = { job: ImportJob; onSay: (said: ImportSaid) => void }

const nameOf = ({ key, text }: { key: string; text: string }) => `${key} ${text}`
/** Values that no choice has: passed over; nothing chosen yet; a new one of its list. */
const [ignored, none, isNew] = ['', '?', '+']

type NewRow = NonNullable<ImportAnswer['create']>

/** What a new value is called unless said: as the file says it, under the first field that is asked for. */
const calledSo = ({ create, text }: ImportAsk): NewRow => {
  const [first] = create?.fields ?? []
  return first ? { [first.key]: text } : {}
}

/** Each unknown value of the file once, with its lines and the likeliest meaning chosen; what is said is applied at the check. */
export function ImportValues({ job, onSay }: Props) {
  const { asks, answers } = job
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [rows, setRows] = useState<Readonly<Record<string, NewRow>>>(
    Object.fromEntries(answers.flatMap((one) => (one.create ? [[nameOf(one), one.create]] : []))),
  )
  const rowOf = (ask: ImportAsk) => rows[nameOf(ask)] ?? calledSo(ask)
  const meaningOf = (ask: ImportAsk) =>
    chosen[nameOf(ask)] ?? (ask.refusal === undefined ? (ask.guess ?? none) : isNew)
  const isFilled = (ask: ImportAsk) =>
    ask.create?.fields.every(({ key, required }) => !required || rowOf(ask)[key]?.trim()) === true
  const isReady = asks.every((ask) =>
    meaningOf(ask) === isNew ? isFilled(ask) && !ask.create?.why : meaningOf(ask) !== none,
  )
  const answerTo = (ask: ImportAsk): ImportAnswer => {
    const { key, text } = ask
    const value = meaningOf(ask)
    return value === isNew
      ? { key, text, value: null, create: rowOf(ask) }
      : { key, text, value: value || null }
  }
  const submit = () => {
    const isSaid = new Set(asks.map(nameOf))
    const before = answers.filter((one) => !isSaid.has(nameOf(one)))
    onSay({ answers: [...before, ...asks.map(answerTo)] })
  }
  return (
    <section aria-label={texts.values}>
      <Alert severity="info" sx={{ mb: 1.5 }}>
        {texts.valuesIntro({ smart_count: asks.length })}
      </Alert>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        {asks.map((ask) => (
          <Box key={nameOf(ask)} sx={{ display: 'grid', gap: 1.5 }}>
            <TextField
              select
              size="small"
              label={texts.valueOf(ask.label, ask.text, ask.count)}
              value={meaningOf(ask)}
              onChange={({ target }) => setChosen({ ...chosen, [nameOf(ask)]: target.value })}
              error={ask.refusal !== undefined}
              helperText={ask.refusal}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {meaningOf(ask) === none && <option value={none}>{texts.choose}</option>}
              {ask.choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              {ask.create && <option value={isNew}>{texts.createIn({ list: ask.create.list })}</option>}
              <option value={ignored}>{texts.leaveOut}</option>
            </TextField>
            {meaningOf(ask) === isNew && (
              <NewValue
                ask={ask}
                row={rowOf(ask)}
                onChange={(row) => setRows({ ...rows, [nameOf(ask)]: row })}
              />
            )}
          </Box>
        ))}
      </Box>
      <Button variant="outlined" disabled={!isReady} onClick={submit} sx={{ mt: 1.5 }}>
        {texts.recheckValues}
      </Button>
    </section>
  )
}

type NewValueProps = { ask: ImportAsk; row: NewRow; onChange: (row: NewRow) => void }

/** What a new value of a list asks for, or why it is made elsewhere. */
function NewValue({ ask: { create }, row, onChange }: NewValueProps) {
  if (create?.why) return <Alert severity="warning">{create.why}</Alert>
  return (
    <Box sx={{ pl: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {create?.fields.map(({ key, label, required, choices }) => (
        <TextField
          key={key}
          size="small"
          required={required}
          select={choices !== undefined}
          label={texts.newField({ label })}
          value={row[key] ?? ''}
          onChange={({ target }) => onChange({ ...row, [key]: target.value })}
          slotProps={choices ? { select: { native: true }, inputLabel: { shrink: true } } : {}}
        >
          {choices && [
            <option key="" value="" aria-label={texts.choose} />,
            ...choices.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            )),
          ]}
        </TextField>
      ))}
    </Box>
  )
}
