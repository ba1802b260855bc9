import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { surveyStates } from '../../../resources/surveys/states'
import { RequestList } from '../../trade/RequestList'
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
    <RequestList
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      columns={[texts.request, ...(several ? [texts.supplier] : []), texts.period, texts.due, texts.state]}
    >
      {(answer) =>
        answer.data.map((row) => (
          <tr key={row.id}>
            <td className="what">
              <MuiLink component={Link} to={String(row.id)} className="label" underline="hover">
                {row.label}
              </MuiLink>
              <div className="quiet">{row.company}</div>
            </td>
            {several && <td data-label={texts.supplier}>{row.supplier}</td>}
            <td data-label={texts.period}>
              {texts.from({ start: frenchDay(row.period_start), end: frenchDay(row.period_end) })}
            </td>
            <td data-label={texts.due}>
              {frenchDay(row.due_date)}
              {row.is_late && (
                <Box component="span" sx={{ ml: 1, color: 'error.main', fontWeight: 600 }}>
                  {texts.late}
                </Box>
              )}
            </td>
            <td className="state">
              <StateBadge state={surveyStates[row.status]} />
            </td>
          </tr>
        ))
      }
    </RequestList>
  )
}
