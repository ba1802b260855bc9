import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { many } from '../../../resources/schema/pick'
import { volumeAnswerHead } from '../../../resources/volumes/answers'
import { volumeAnswers } from '../../../resources/volumes/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { leftText } from '../../trade/left-text'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'

const requests = many(texts.title, volumeAnswerHead)

/** The requests that ask a person's members for their volumes, the most urgent first; the time left is the server's. */
export function VolumeAnswerListScreen() {
  const query = useAnswer(volumeAnswers.list, {})
  const several = new Set(query.data?.data.map(({ adherent_id }) => adherent_id)).size > 1
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      answer={requests}
      keyOf={({ id }) => id}
      columns={({ now }) => [
        {
          field: 'label',
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
        several && 'adherent',
        {
          field: 'response_date_limit',
          title: texts.deadline,
          of: (row) =>
            row.is_open ? texts.left({ text: leftText(row.response_date_limit, now) }) : texts.closed,
          under: (row) => frenchMoment(row.response_date_limit),
        },
        {
          field: 'response_status',
          title: texts.state,
          under: (row) => texts.filled({ smart_count: row.filled, all: row.lines }),
        },
      ]}
    />
  )
}
