import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicTenderTexts as texts } from '../../../i18n/fr/synthesis'
import { frenchMoment } from '../../../resources/schema/date-text'
import { noticeStates } from '../../../resources/tenders/notice-states'
import { tenderStates } from '../../../resources/tenders/states'
import { PageHead } from '../../layout/PageHead'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useTenderCalls } from './use-tenders'

const moment = (value: string | null) => (value ? frenchMoment(value) : '–')

/** The public tenders with what is proper to them: their notice, what has come in, the opening, whom they are run for. */
export function PublicTendersScreen() {
  const calls = useTenderCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['tender', 'public'],
    queryFn: ({ signal }) => calls.publicTenders(signal),
    refetchOnMount: 'always',
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title={texts.title} />
      {!data && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {data && data.data.length > 0 && (
        <SheetRoot sx={{ '& .moment': { whiteSpace: 'nowrap' } }}>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.label}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col">{texts.notice}</th>
                <th scope="col">{texts.limit}</th>
                <th scope="col">{texts.opening}</th>
                {[texts.lots, texts.members, texts.offers].map((title) => (
                  <th key={title} scope="col" className="number">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <tr key={row.id}>
                  <td className="what">
                    <MuiLink component={Link} to={`/tender/${row.id}`} className="label" underline="hover">
                      {row.label}
                    </MuiLink>
                    <div className="quiet">{[row.code, row.procedure].filter(Boolean).join(' · ')}</div>
                  </td>
                  <td className="state">
                    <StateBadge state={tenderStates[row.status]} />
                  </td>
                  <td className="moment" data-label={texts.notice}>
                    {row.notice_status ? (
                      <>
                        <MuiLink component={Link} to={`/publicnotice/${row.notice_id}`} underline="hover">
                          {row.notice_reference}
                        </MuiLink>
                        <div className="quiet">{noticeStates[row.notice_status].label}</div>
                      </>
                    ) : (
                      <span className="quiet">{texts.noNotice}</span>
                    )}
                  </td>
                  <td className="moment" data-label={texts.limit}>
                    {moment(row.response_date_limit)}
                  </td>
                  <td className="moment" data-label={texts.opening}>
                    {moment(row.opened_at ?? row.opening_date)}
                  </td>
                  <td className="number" data-label={texts.lots}>
                    {row.lots}
                  </td>
                  <td className="number" data-label={texts.members}>
                    {row.members}
                  </td>
                  <td className="number" data-label={texts.offers}>
                    {row.offers}
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
