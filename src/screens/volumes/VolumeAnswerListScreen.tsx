import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { volumeResponseStates } from '../../../resources/volumes/states'
import { leftText } from '../../trade/left-text'
import { RequestList } from '../../trade/RequestList'
import { StateBadge } from '../../widgets/StateBadge'
import { useVolumeAnswerCalls } from './use-volumes'

/** The requests that ask a person's members for their volumes, the most urgent first; the time left is the server's. */
export function VolumeAnswerListScreen() {
  const calls = useVolumeAnswerCalls()
  const query = useQuery({
    queryKey: ['volumes', 'answers'],
    queryFn: ({ signal }) => calls.list(signal),
    refetchOnMount: 'always',
  })
  const several = new Set(query.data?.data.map(({ adherent_id }) => adherent_id)).size > 1
  return (
    <RequestList
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      columns={[texts.request, ...(several ? [texts.member] : []), texts.deadline, texts.state]}
    >
      {(answer) =>
        answer.data.map((row) => (
          <tr key={row.id}>
            <td className="what">
              <MuiLink
                component={Link}
                to={String(row.id)}
                className="label"
                underline="hover"
                aria-label={several ? texts.of({ what: row.label, label: row.adherent }) : undefined}
              >
                {row.label}
              </MuiLink>
              <div className="quiet">{row.company}</div>
            </td>
            {several && <td data-label={texts.member}>{row.adherent}</td>}
            <td>
              {row.is_open
                ? texts.left({ text: leftText(row.response_date_limit, answer.now) })
                : texts.closed}
              <div className="quiet">{frenchMoment(row.response_date_limit)}</div>
            </td>
            <td className="state">
              <StateBadge state={volumeResponseStates[row.response_status]} />
              <div className="quiet">{texts.filled({ smart_count: row.filled, all: row.lines })}</div>
            </td>
          </tr>
        ))
      }
    </RequestList>
  )
}
