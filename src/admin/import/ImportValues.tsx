import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { ImportAsk, ImportJob, ImportSaid } from './import-state'

type Props = { job: ImportJob; onSay: (said: ImportSaid) => void }

const nameOf = ({ key, text }: ImportAsk) => `${key} ${text}`
/** Values that no choice has: passed over; nothing chosen yet. */
const [ignored, none] = ['', '?']

/** Each unknown value of the file once, with its lines and the likeliest meaning chosen; what is said is applied at the check. */
export function ImportValues({ job, onSay }: Props) {
  const { asks, answers } = job
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const meaningOf = (ask: ImportAsk) => chosen[nameOf(ask)] ?? ask.guess ?? none
  const isReady = asks.every((ask) => meaningOf(ask) !== none)
  const submit = () => {
    const said = asks.map((ask) => ({ key: ask.key, text: ask.text, value: meaningOf(ask) || null }))
    const isSaid = new Set(asks.map(nameOf))
    const before = answers.filter(({ key, text }) => !isSaid.has(`${key} ${text}`))
    onSay({ answers: [...before, ...said] })
  }
  return (
    <section aria-label={texts.values}>
      <Alert severity="info" sx={{ mb: 1.5 }}>
        {texts.valuesIntro({ smart_count: asks.length })}
      </Alert>
      <Box sx={{ display: 'grid', gap: 1.5, maxHeight: '40vh', overflowY: 'auto', pt: 1 }}>
        {asks.map((ask) => (
          <TextField
            key={nameOf(ask)}
            select
            size="small"
            label={texts.valueOf(ask.label, ask.text, ask.count)}
            value={meaningOf(ask)}
            onChange={({ target }) => setChosen({ ...chosen, [nameOf(ask)]: target.value })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {meaningOf(ask) === none && <option value={none}>{texts.choose}</option>}
            {ask.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={ignored}>{texts.leaveOut}</option>
          </TextField>
        ))}
      </Box>
      <Button variant="outlined" disabled={!isReady} onClick={submit} sx={{ mt: 1.5 }}>
        {texts.recheckValues}
      </Button>
    </section>
  )
}
