import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { volumeAnswers } from '../../../resources/volumes/endpoints'
import { volumeResponseStates } from '../../../resources/volumes/states'
import { useAnswer } from '../../fields/endpoints'
import { leftText } from '../../trade/left-text'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'
import { StateBadge } from '../../widgets/StateBadge'

/** The requests that ask a person's members for their volumes, the most urgent first; the time left is the server's. */
export function VolumeAnswerListScreen() {
  const query = useAnswer(volumeAnswers.list, {})
  const several = new Set(query.data?.data.map(({ adherent_id }) => adherent_id)).size > 1
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      keyOf={({ id }) => id}
      columns={({ now }) => [
        {
          title: texts.request,
          is: 'what',
          of: (row) => (
            <RowLink
              row={row}
              name={several ? texts.of({ what: row.label, label: row.adherent }) : undefined}
            />
          ),
          under: (row) => row.company,
        },
        several && { title: texts.member, of: (row) => row.adherent },
        {
          title: texts.deadline,
          of: (row) =>
            row.is_open ? texts.left({ text: leftText(row.response_date_limit, now) }) : texts.closed,
          under: (row) => frenchMoment(row.response_date_limit),
        },
        {
          title: texts.state,
          is: 'state',
          of: (row) => <StateBadge state={volumeResponseStates[row.response_status]} />,
          under: (row) => texts.filled({ smart_count: row.filled, all: row.lines }),
        },
      ]}
    />
  )
}
