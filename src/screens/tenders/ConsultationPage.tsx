import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { ConsultationAnswer } from '../../../resources/tenders/answers'
import { responseStates } from '../../../resources/tenders/states'
import { PageHead } from '../../layout/PageHead'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { FileLinks } from '../../trade/FileLinks'
import { StateBadge } from '../../widgets/StateBadge'
import { AnswerLotForm } from './AnswerLotForm'
import { leftText } from './left-text'
import { QuestionsCard } from './QuestionsCard'
import { SendBar } from './SendBar'
import { useAnswer } from './use-answer'

const texts = tenderScreens.consultations

/** A consultation as its supplier answers it: what is asked, the offer lot by lot, and what was sent. */
export function ConsultationPage({ consultation }: { consultation: ConsultationAnswer }) {
  const { moment, response, lot_rows, response_date_limit, now } = consultation
  const answer = useAnswer(consultation)
  const [chosen, choose] = useState(lot_rows[0]?.id ?? null)
  const lot = lot_rows.find(({ id }) => id === chosen)
  const isLocked = moment !== 'open'
  return (
    <>
      <PageHead
        title={consultation.label}
        badge={response && <StateBadge state={responseStates[response.status]} />}
        subtitle={`${consultation.code} · ${response_date_limit ? texts.limit(frenchMoment(response_date_limit)) : ''}`}
        back={{ path: '/consultations', label: texts.title }}
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {moment === 'open' && <Alert severity="info">{texts.left(leftText(response_date_limit, now))}</Alert>}
        {moment === 'late' && <Alert severity="warning">{texts.closed}</Alert>}
        {moment === 'early' && <Alert severity="info">{texts.early}</Alert>}
        {consultation.documents.length > 0 && (
          <Box component="section">
            <Typography variant="h2">{texts.documents}</Typography>
            <FileLinks files={consultation.documents.map((one) => ({ ...one, id: one.file_id }))} />
          </Box>
        )}
        <SendBar consultation={consultation} answer={answer} />
        <Box component="section" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2">{texts.answer}</Typography>
          {lot_rows.length > 1 && (
            <ChoiceSelect
              label={tenderScreens.products.lot}
              value={chosen}
              required
              choices={lot_rows.map(({ id, lot_number, label }) => ({
                id,
                label: `${lot_number} – ${label}`,
              }))}
              onChange={choose}
            />
          )}
          {lot && (
            <AnswerLotForm
              key={lot.id}
              lotId={lot.id}
              title={`${lot.lot_number} – ${lot.label}`}
              consultation={consultation}
              answer={answer}
              isLocked={isLocked}
            />
          )}
        </Box>
        <QuestionsCard consultation={consultation} />
      </Box>
    </>
  )
}
