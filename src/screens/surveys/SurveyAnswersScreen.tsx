import Box from '@mui/material/Box'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { surveyEndpoints } from '../../../resources/surveys/endpoints'
import { surveyStates } from '../../../resources/surveys/states'
import { useAnswer } from '../../fields/endpoints'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'
import { StateBadge } from '../../widgets/StateBadge'

/** The statistics that the signed-in person's suppliers are asked for: what is awaited first. */
export function SurveyAnswersScreen() {
  const query = useAnswer(surveyEndpoints.answers, {})
  const several = new Set(query.data?.data.map(({ supplier }) => supplier)).size > 1
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      keyOf={({ id }) => id}
      columns={() => [
        {
          title: texts.request,
          is: 'what',
          of: (row) => <RowLink row={row} />,
          under: (row) => row.company,
        },
        several && { title: texts.supplier, of: (row) => row.supplier },
        {
          title: texts.period,
          of: (row) => texts.from({ start: frenchDay(row.period_start), end: frenchDay(row.period_end) }),
        },
        {
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
        { title: texts.state, is: 'state', of: (row) => <StateBadge state={surveyStates[row.status]} /> },
      ]}
    />
  )
}
