import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { TenderQuestion } from '../../../resources/tenders/answers'
import { tenderPublication } from '../../../resources/tenders/endpoints'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { PanelCard } from '../../widgets/PanelCard'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.questions

/** What suppliers ask, and the answer that all of them read. */
export function TenderQuestions({ id, isLocked }: { id: number; isLocked: boolean }) {
  const { data, error, refetch } = useAnswer(tenderPublication.questions, { id })
  if (isLocked && data && !data.data.length) return null
  return (
    <PanelCard
      title={texts.title}
      help={texts.help}
      rows={data?.data}
      error={error}
      onRetry={() => void refetch()}
      empty={[texts.empty]}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data?.data.map((one) => (
          <Question key={one.id} question={one} isLocked={isLocked} />
        ))}
      </Box>
    </PanelCard>
  )
}

function Question({ question, isLocked }: { question: TenderQuestion; isLocked: boolean }) {
  const calls = useEndpoints(tenderPublication)
  const { run, isPending } = useTenderAct()
  const [typed, type] = useState<string>()
  const answer = typed ?? question.answer ?? ''
  const publish = () => run(() => calls.answerQuestion({ id: question.id, answer }), texts.published)
  return (
    <Paper variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>{question.text}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {texts.askedAt({ when: frenchMoment(question.asked_at) })}
      </Box>
      {isLocked && question.answer && <Box sx={{ whiteSpace: 'pre-line' }}>{question.answer}</Box>}
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
          <TextField
            multiline
            size="small"
            value={answer}
            onChange={({ target }) => type(target.value)}
            slotProps={{
              htmlInput: { 'aria-label': texts.answerTo({ question: question.text }), maxLength: 4000 },
            }}
            sx={{ flex: '1 1 320px' }}
          />
          <Button
            variant="outlined"
            loading={isPending}
            disabled={!answer.trim() || answer === question.answer}
            onClick={() => void publish()}
          >
            {question.answer ? texts.correct : texts.publish}
          </Button>
        </Box>
      )}
    </Paper>
  )
}
