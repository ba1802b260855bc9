import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { type ConsultationHead, consultationList } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { useAnswer } from '../../fields/endpoints'
import { momentValue } from '../../trade/answer-columns'
import { consultationsToAnswer } from '../../trade/awaited-rows'
import { leftText } from '../../trade/left-text'
import { OwnRowLink, standsFor } from '../../trade/OwnRowLink'
import { TablePage } from '../../trade/TablePage'

const texts = tenderScreens.consultations
const views = [consultationsToAnswer]

/** Until when a consultation is answered: in a round of negotiation, until the end of it. */
const limitOf = ({ status, response_date_limit, negotiation_deadline }: ConsultationHead): string | null =>
  status === '300' ? (negotiation_deadline ?? response_date_limit) : response_date_limit

const deadlineOf = (head: ConsultationHead, now: string): string => {
  if (head.moment === 'late') return texts.closed
  if (head.moment === 'early') return texts.early
  return texts.left({ text: leftText(limitOf(head), now) })
}

/** The consultations that a supplier is invited to, the most urgent first; the time left is the server's. */
export function ConsultationListScreen() {
  const query = useAnswer(consultations.list, {})
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      answer={consultationList.data}
      views={views}
      keyOf={({ id, supplier_id }) => `${id} ${supplier_id}`}
      columns={({ now, data }) => [
        {
          field: 'label',
          is: 'what',
          of: (row) => <OwnRowLink row={row} rows={data} />,
          under: (row) => [...standsFor(row, data), row.code, row.company, row.catalog].join(' · '),
        },
        {
          title: texts.deadline,
          value: (row) => momentValue(limitOf(row)),
          of: (row) => deadlineOf(row, now),
          under: (row) => frenchMoment(limitOf(row) ?? ''),
        },
        {
          field: 'response_status',
          title: texts.state,
          none: texts.none,
        },
      ]}
    />
  )
}
