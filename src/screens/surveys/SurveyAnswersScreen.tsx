import Box from '@mui/material/Box'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { many } from '../../../resources/schema/pick'
import { surveyAnswerHead } from '../../../resources/surveys/answers'
import { surveyEndpoints } from '../../../resources/surveys/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'

const requests = many(texts.title, surveyAnswerHead)

/** The statistics that the signed-in person's suppliers are asked for: what is awaited first. */
export function SurveyAnswersScreen() {
  const query = useAnswer(surveyEndpoints.answers, {})
  const several = new Set(query.data?.data.map(({ supplier }) => supplier)).size > 1
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      answer={requests}
      keyOf={({ id }) => id}
      columns={() => [
        {
          field: 'label',
          title: texts.request,
          is: 'what',
          of: (row) => <RowLink row={row} />,
          under: (row) => row.company,
        },
        several && 'supplier',
        {
          field: 'period_start',
          title: texts.period,
          of: (row) => texts.from({ start: frenchDay(row.period_start), end: frenchDay(row.period_end) }),
        },
        {
          field: 'due_date',
          title: texts.due,
          of: (row) => (
            <>
              {frenchDay(row.due_date)}
              {row.is_late && (
                <Box component="span" sx={{ ml: 1, color: 'error.main', fontWeight: 600 }}>
                  {texts.late}
                </Box>
              )}
            </>
          ),
        },
        'status',
      ]}
    />
  )
}
