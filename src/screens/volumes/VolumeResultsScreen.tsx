import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { many } from '../../../resources/schema/pick'
import { volumeResultHead } from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'

const requests = many(texts.title, volumeResultHead)
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
      answer={requests}
      file="volumes-demandes"
      keyOf={(row) => row.id}
      columns={() => [
        {
          field: 'label',
          title: texts.request,
          is: 'what',
          of: (row) => <RowLink row={row} to={`/volume-requests/${row.id}?tab=volumes`} />,
          under: (row) => `${row.company} · ${texts.products({ smart_count: row.products })}`,
        },
        'status',
        { field: 'response_date_limit', title: texts.limit },
        {
          field: 'sent',
          title: texts.answers,
          of: (row) => texts.rate({ done: row.sent, all: row.members, pct: pctOf(row.sent, row.members) }),
        },
      ]}
    />
  )
}
