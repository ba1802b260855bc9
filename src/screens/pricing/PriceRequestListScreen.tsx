import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import { priceRequests } from '../../../resources/pricing/endpoints'
import { type PriceRequestHead, priceRequestHead } from '../../../resources/pricing/request-answers'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { many } from '../../../resources/schema/pick'
import { useAnswer } from '../../fields/endpoints'
import { momentValue } from '../../trade/answer-columns'
import { pricesToAnswer } from '../../trade/awaited-rows'
import { leftText } from '../../trade/left-text'
import { OwnRowLink, standsFor } from '../../trade/OwnRowLink'
import { TablePage } from '../../trade/TablePage'

const requests = many(texts.title, priceRequestHead)
const views = [pricesToAnswer]

const limitOf = ({ reopened_until, response_date_limit }: PriceRequestHead): string =>
  reopened_until && reopened_until > response_date_limit ? reopened_until : response_date_limit

/** The campaigns that ask a supplier for its prices, the most urgent first; the time left is the server's. */
export function PriceRequestListScreen() {
  const query = useAnswer(priceRequests.list, {})
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      answer={requests}
      views={views}
      keyOf={({ response_id }) => response_id}
      columns={({ now, data }) => [
        {
          field: 'label',
          title: texts.campaign,
          is: 'what',
          of: (row) => <OwnRowLink row={row} rows={data} />,
          under: (row) =>
            [
              ...standsFor(row, data),
              row.company,
              texts.application({ day: frenchDay(row.appliance_date) }),
            ].join(' · '),
        },
        {
          title: texts.deadline,
          value: (row) => momentValue(limitOf(row)),
          of: (row) => (row.is_open ? texts.left({ text: leftText(limitOf(row), now) }) : texts.closed),
          under: (row) => frenchMoment(limitOf(row)),
        },
        {
          field: 'response_status',
          title: texts.state,
          under: (row) => texts.answered({ smart_count: row.answered, all: row.lines }),
        },
      ]}
    />
  )
}
