import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import type { SurveyAnswer } from '../../../resources/surveys/answers'
import { surveyColumns } from '../../../resources/surveys/columns'
import { surveyEndpoints } from '../../../resources/surveys/endpoints'
import { surveyStates } from '../../../resources/surveys/states'
import { PageHead } from '../../layout/PageHead'
import { DueAlert } from '../../trade/DueAlert'
import { FileLinks } from '../../trade/FileLinks'
import { StateBadge } from '../../widgets/StateBadge'
import { SurveyFile } from './SurveyFile'

/** A statistics request as its supplier answers it: what is asked, the file that was sent, and a place for another. */
export function SurveyAnswerPage({ answer }: { answer: SurveyAnswer }) {
  const { label, company, supplier, status, period_start, period_end, due_date } = answer
  return (
    <>
      <PageHead
        title={label}
        badge={<StateBadge state={surveyStates[status]} />}
        subtitle={[
          supplier,
          company,
          texts.from({ start: frenchDay(period_start), end: frenchDay(period_end) }),
        ].join(' · ')}
        back={{ path: '/statistics', label: texts.title }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        {status === '150' && (
          <DueAlert
            due={texts.dueOn({ day: frenchDay(due_date) })}
            {...answer}
            sent_at={answer.received_at}
            tag={surveyEndpoints.answer.of}
          />
        )}
        {answer.comment && <Alert severity="warning">{texts.returned({ why: answer.comment })}</Alert>}
        {status === '250' && <Alert severity="success">{texts.integrated}</Alert>}
        {status !== '150' && answer.received_at && (
          <Box>
            {texts.receivedOn({ when: frenchMoment(answer.received_at) })} –{' '}
            {texts.found({ smart_count: answer.lines, amount: priceText(answer.amount_ht ?? '0') })}
            <FileLinks files={answer.file ? [answer.file] : []} />
          </Box>
        )}
        {answer.is_open && (
          <>
            <Box>{texts.explain}</Box>
            <Box>
              <strong>{texts.wanted}</strong> :{' '}
              {answer.columns.map((name) => surveyColumns[name].label).join(', ')}
            </Box>
            <SurveyFile answerId={answer.id} />
          </>
        )}
      </Box>
    </>
  )
}
