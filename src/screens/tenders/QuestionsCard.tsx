import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { useOwnEndpoints } from '../../trade/standing-for'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.consultations

/** Questions with their answers, without names; and one's own. */
export function QuestionsCard({
  consultation: { id, questions, moment },
}: {
  consultation: ConsultationAnswer
}) {
  const calls = useOwnEndpoints(consultations)
  const { run, isPending } = useTenderAct()
  const [text, setText] = useState('')
  const ask = async () => {
    const asked = await run(
      () => calls.ask({ id, text }),
      () => texts.asked,
    )
    if (asked) setText('')
  }
  if (moment !== 'open' && questions.length === 0) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{texts.questions}</Typography>
      {questions.map((one) => (
        <Paper key={one.id} variant="outlined" sx={{ p: 1.5 }}>
          <Box sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>{one.text}</Box>
          {one.answer && <Box sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{one.answer}</Box>}
        </Paper>
      ))}
      {moment === 'open' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
          <TextField
            multiline
            size="small"
            label={texts.question}
            value={text}
            onChange={({ target }) => setText(target.value)}
            sx={{ flex: '1 1 320px' }}
          />
          <Button variant="outlined" loading={isPending} disabled={!text.trim()} onClick={() => void ask()}>
            {texts.ask}
          </Button>
        </Box>
      )}
    </Box>
  )
}
