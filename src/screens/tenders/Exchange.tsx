import Box from '@mui/material/Box'
import { lowScreenTexts as texts } from '../../../i18n/fr/low-offer-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { sayWord } from '../../../resources/schema/say'
import type { ExplanationAnswer } from '../../../resources/tenders/explanations'
import { explanationDecisions } from '../../../resources/tenders/tender-explanation'
import { FileLinks } from '../../trade/FileLinks'
import { Badge } from '../../widgets/Badge'

const moment = (text: string | null) => (text ? frenchMoment(text) : '–')

/** How far an exchange has come, and until or since when. */
export function ExchangeState({
  exchange: { state, deadline, answered_at },
}: {
  exchange: ExplanationAnswer
}) {
  if (state === 'admitted' || state === 'rejected') {
    const { tone, label } = explanationDecisions[state]
    return <Badge tone={tone} label={sayWord(label)} />
  }
  const date = moment(state === 'answered' ? answered_at : deadline)
  return <Badge tone={state === 'waiting' ? 'blue' : 'orange'} label={texts[state]({ date })} />
}

const small = { typography: 'body2', color: 'text.secondary' } as const
const said = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** What was asked of low prices, what was answered with which files, and what was decided: by whom and when. */
export function Exchange({ exchange }: { exchange: ExplanationAnswer }) {
  const { question, asked_at, asked_by, answer, answered_at, answered_by, files, decision, reason } = exchange
  const name = (one: string | null) => one ?? '–'
  return (
    <Box sx={{ display: 'grid', gap: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ExchangeState exchange={exchange} />
        {!exchange.current && <Badge label={texts.former} />}
      </Box>
      <Box sx={small}>{texts.askedBy({ date: moment(asked_at), name: name(asked_by) })}</Box>
      <Box sx={said}>{question}</Box>
      {answer && (
        <>
          <Box sx={small}>{texts.answeredBy({ date: moment(answered_at), name: name(answered_by) })}</Box>
          <Box sx={said}>{answer}</Box>
          <FileLinks files={files} />
        </>
      )}
      {decision && (
        <Box sx={said}>
          {texts.decidedBy({
            decision: sayWord(explanationDecisions[decision].label),
            name: name(exchange.decided_by),
            date: moment(exchange.decided_at),
            reason: reason ?? '–',
          })}
        </Box>
      )}
    </Box>
  )
}
