import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchMoment } from '../../../resources/schema/date-text'
import { volumeRequestStates } from '../../../resources/volumes/states'
import { PageHead } from '../../layout/PageHead'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useVolumeRequestCalls } from './use-volumes'

const pctOf = (done: number, all: number): string => String(all ? Math.round((done / all) * 100) : 0)

/** The requests that were sent, with how far their answers have come. */
export function VolumeResultsScreen() {
  const calls = useVolumeRequestCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['volumes', 'results'],
    queryFn: ({ signal }) => calls.results(signal),
    refetchOnMount: 'always',
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.help} />
      {!data && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {data && data.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.request}</th>
                <th scope="col">{texts.status}</th>
                <th scope="col">{texts.limit}</th>
                <th scope="col" className="number">
                  {texts.answers}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <tr key={row.id}>
                  <td className="what">
                    <MuiLink
                      component={Link}
                      to={`/volume-requests/${row.id}?tab=volumes`}
                      className="label"
                      underline="hover"
                    >
                      {row.label}
                    </MuiLink>
                    <div className="quiet">
                      {row.company} · {texts.products({ smart_count: row.products })}
                    </div>
                  </td>
                  <td className="state">
                    <StateBadge state={volumeRequestStates[row.status]} />
                  </td>
                  <td data-label={texts.limit}>{frenchMoment(row.response_date_limit)}</td>
                  <td className="number" data-label={texts.answers}>
                    {texts.rate({ done: row.sent, all: row.members, pct: pctOf(row.sent, row.members) })}
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
