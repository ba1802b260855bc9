import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { volumeResponseStates } from '../../../resources/volumes/states'
import { PageHead } from '../../layout/PageHead'
import { leftText } from '../../trade/left-text'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useVolumeAnswerCalls } from './use-volumes'

/** The requests that ask a person's members for their volumes, the most urgent first; the time left is the server's. */
export function VolumeAnswerListScreen() {
  const calls = useVolumeAnswerCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['volumes', 'answers'],
    queryFn: ({ signal }) => calls.list(signal),
    refetchOnMount: 'always',
  })
  const several = new Set(data?.data.map(({ adherent_id }) => adherent_id)).size > 1
  return (
    <>
      <PageHead title={texts.title} />
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {data && data.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.request}</th>
                {several && <th scope="col">{texts.member}</th>}
                <th scope="col">{texts.deadline}</th>
                <th scope="col">{texts.state}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <tr key={row.id}>
                  <td className="what">
                    <MuiLink
                      component={Link}
                      to={String(row.id)}
                      className="label"
                      underline="hover"
                      aria-label={several ? texts.of(row.label, row.adherent) : undefined}
                    >
                      {row.label}
                    </MuiLink>
                    <div className="quiet">{row.company}</div>
                  </td>
                  {several && <td data-label={texts.member}>{row.adherent}</td>}
                  <td>
                    {row.is_open ? texts.left(leftText(row.response_date_limit, data.now)) : texts.closed}
                    <div className="quiet">{frenchMoment(row.response_date_limit)}</div>
                  </td>
                  <td className="state">
                    <StateBadge state={volumeResponseStates[row.response_status]} />
                    <div className="quiet">{texts.filled(row.filled, row.lines)}</div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
    </>
  )
}
