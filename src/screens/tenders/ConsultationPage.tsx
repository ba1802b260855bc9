import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { negotiationTexts } from '../../../i18n/fr/negotiation'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import type { OwnRound } from '../../../resources/tenders/rounds'
import { responseStates } from '../../../resources/tenders/states'
import { PageHead } from '../../layout/PageHead'
import { FileLinks } from '../../trade/FileLinks'
import { HeldDraft } from '../../trade/HeldDraft'
import { leftText } from '../../trade/left-text'
import { SupplierChoice } from '../../trade/standing-for'
import { useAtLimit } from '../../trade/use-at-limit'
import { KeptPages } from '../../widgets/KeptPages'
import { LeaveGuard } from '../../widgets/LeaveGuard'
import { StateBadge } from '../../widgets/StateBadge'
import { AnswerAccessCard, SealedForOthers } from './AnswerAccessCard'
import { AnswerFilesCard } from './AnswerFilesCard'
import { AnswerLotForm } from './AnswerLotForm'
import { ExplanationCards } from './ExplanationCard'
import { FamilyCards } from './FamilyCards'
import { PastLimit } from './PastLimit'
import { QuestionsCard } from './QuestionsCard'
import { SendBar } from './SendBar'
import { useAnswer } from './use-answer'

const texts = tenderScreens.consultations

/** A consultation as its supplier answers it: what is asked, the offer lot by lot, and what was sent. */
export function ConsultationPage({ consultation }: { consultation: ConsultationAnswer }) {
  const { id, moment, response, access, lot_rows, response_date_limit, round, now } = consultation
  const answer = useAnswer(consultation)
  const isOpen = moment === 'open'
  const limit = round?.deadline ?? response_date_limit
  useAtLimit({ now, is_open: isOpen, response_date_limit: limit ?? now }, [consultations.one.of])
  return (
    <>
      <LeaveGuard isDirty={answer.state !== 'saved'} keep={answer.flush} />
      <PageHead
        title={consultation.label}
        badge={response && <StateBadge state={responseStates[response.status]} />}
        subtitle={`${consultation.code} · ${limit ? texts.limit({ when: frenchMoment(limit) }) : ''}`}
        back={{ path: '/consultations', label: texts.title }}
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SupplierChoice asked={consultation} keep={answer.flush} />
        {isOpen && !round && (
          <Alert severity="info">{texts.left({ text: leftText(response_date_limit, now) })}</Alert>
        )}
        {isOpen && round && <RoundAlert round={round} lots={lot_rows} />}
        {moment === 'late' && <PastLimit consultation={consultation} />}
        {moment === 'early' && <Alert severity="info">{texts.early}</Alert>}
        <ExplanationCards consultation={consultation} />
        <HeldDraft offered={answer.offered} />
        {consultation.documents.length > 0 && (
          <Box component="section">
            <Typography variant="h2">{texts.documents}</Typography>
            <FileLinks files={consultation.documents.map((one) => ({ ...one, id: one.file_id }))} />
          </Box>
        )}
        {access && !access.readable ? (
          <SealedForOthers id={id} moment={moment} access={access} />
        ) : (
          <AnswerParts consultation={consultation} answer={answer} />
        )}
        <QuestionsCard consultation={consultation} />
      </Box>
    </>
  )
}

/** The offer lot by lot, its sending, and who else prepares it. */
function AnswerParts({
  consultation,
  answer,
}: {
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
}) {
  const { id, moment, access, lot_rows, round } = consultation
  const [chosen, choose] = useState(lot_rows[0]?.id ?? null)
  const isOpen = moment === 'open'
  const isOut = (lot: number) => round !== null && !round.lots.includes(lot)
  const isLocked = (lot: number) => !isOpen || isOut(lot)
  return (
    <>
      <SendBar consultation={consultation} answer={answer} />
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">{texts.answer}</Typography>
        {lot_rows.length > 1 && (
          <FamilyCards
            consultation={consultation}
            lots={answer.lots}
            chosen={chosen}
            choose={choose}
            isOpen={isOpen}
            isOut={isOut}
          />
        )}
        {chosen !== null && (
          <KeptPages
            shown={chosen}
            render={(id) => {
              const lot = lot_rows.find((one) => one.id === id)
              return (
                lot && (
                  <AnswerLotForm
                    lotId={id}
                    title={`${lot.lot_number} – ${lot.label}`}
                    consultation={consultation}
                    answer={answer}
                    isLocked={isLocked(id)}
                  />
                )
              )
            }}
          />
        )}
      </Box>
      <AnswerFilesCard consultation={consultation} answer={answer} />
      {access && <AnswerAccessCard id={id} moment={moment} access={access} />}
    </>
  )
}

/** What the supplier is asked in the round that runs. */
function RoundAlert({
  round: { round, deadline, message, lots: asked },
  lots,
}: {
  round: OwnRound
  lots: ConsultationAnswer['lot_rows']
}) {
  const named = lots.filter(({ id }) => asked.includes(id))
  return (
    <Alert severity="info">
      {negotiationTexts.own({ n: round, when: frenchMoment(deadline) })}
      <Box>
        {negotiationTexts.ownLots({
          lots: named.map(({ lot_number, label }) => `${lot_number} – ${label}`).join(', '),
        })}
      </Box>
      {message && <Box sx={{ mt: 1, whiteSpace: 'pre-line' }}>{message}</Box>}
    </Alert>
  )
}
