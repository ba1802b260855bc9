import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchMoment } from '../../../resources/schema/date-text'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { volumeRequestStates } from '../../../resources/volumes/states'
import { useAnswer } from '../../fields/endpoints'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'
import { StateBadge } from '../../widgets/StateBadge'

const pctOf = (done: number, all: number): string => String(all ? Math.round((done / all) * 100) : 0)

/** The requests that were sent, with how far their answers have come. */
export function VolumeResultsScreen() {
  const query = useAnswer(volumeRequests.results, {})
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
