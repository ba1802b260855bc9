import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { surveyStates } from '../../../resources/surveys/states'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'
import { StateBadge } from '../../widgets/StateBadge'
import { useSurveyCalls } from './use-surveys'

/** The statistics that the signed-in person's suppliers are asked for: what is awaited first. */
export function SurveyAnswersScreen() {
  const calls = useSurveyCalls()
  const query = useQuery({
    queryKey: ['surveys', 'answers'],
    queryFn: ({ signal }) => calls.answers(signal),
    refetchOnMount: 'always',
  })
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
