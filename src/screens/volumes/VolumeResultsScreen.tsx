import { useQuery } from '@tanstack/react-query'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchMoment } from '../../../resources/schema/date-text'
import { volumeRequestStates } from '../../../resources/volumes/states'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'
import { StateBadge } from '../../widgets/StateBadge'
import { useVolumeRequestCalls } from './use-volumes'

const pctOf = (done: number, all: number): string => String(all ? Math.round((done / all) * 100) : 0)

/** The requests that were sent, with how far their answers have come. */
export function VolumeResultsScreen() {
  const calls = useVolumeRequestCalls()
  const query = useQuery({
    queryKey: ['volumes', 'results'],
    queryFn: ({ signal }) => calls.results(signal),
    refetchOnMount: 'always',
  })
  return (
    <TablePage
      title={texts.title}
      subtitle={texts.help}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      keyOf={(row) => row.id}
      columns={() => [
        {
          title: texts.request,
          is: 'what',
          of: (row) => <RowLink row={row} to={`/volume-requests/${row.id}?tab=volumes`} />,
          under: (row) => `${row.company} · ${texts.products({ smart_count: row.products })}`,
        },
        {
          title: texts.status,
          is: 'state',
          of: (row) => <StateBadge state={volumeRequestStates[row.status]} />,
        },
        { title: texts.limit, of: (row) => frenchMoment(row.response_date_limit) },
        {
          title: texts.answers,
          is: 'number',
          of: (row) => texts.rate({ done: row.sent, all: row.members, pct: pctOf(row.sent, row.members) }),
        },
      ]}
    />
  )
}
