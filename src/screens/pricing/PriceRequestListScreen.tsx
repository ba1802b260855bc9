import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import type { PriceRequestHead } from '../../../resources/pricing/answers'
import { priceResponseStates } from '../../../resources/pricing/states'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { leftText } from '../../trade/left-text'
import { RequestList } from '../../trade/RequestList'
import { StateBadge } from '../../widgets/StateBadge'
import { usePriceRequestCalls } from './use-pricing'

const limitOf = ({ reopened_until, response_date_limit }: PriceRequestHead): string =>
  reopened_until && reopened_until > response_date_limit ? reopened_until : response_date_limit

/** The campaigns that ask a supplier for its prices, the most urgent first; the time left is the server's. */
export function PriceRequestListScreen() {
  const calls = usePriceRequestCalls()
  const query = useQuery({
    queryKey: ['pricing', 'requests'],
    queryFn: ({ signal }) => calls.list(signal),
    refetchOnMount: 'always',
  })
  return (
    <RequestList
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      columns={[texts.campaign, texts.deadline, texts.state]}
    >
      {(answer) =>
        answer.data.map((row) => (
          <tr key={row.response_id}>
            <td className="what">
              <MuiLink component={Link} to={String(row.id)} className="label" underline="hover">
                {row.label}
              </MuiLink>
              <div className="quiet">
                {row.company} · {texts.application({ day: frenchDay(row.appliance_date) })}
              </div>
            </td>
            <td>
              {row.is_open ? texts.left({ text: leftText(limitOf(row), answer.now) }) : texts.closed}
              <div className="quiet">{frenchMoment(limitOf(row))}</div>
            </td>
            <td className="state">
              <StateBadge state={priceResponseStates[row.response_status]} />
              <div className="quiet">{texts.answered({ smart_count: row.answered, all: row.lines })}</div>
            </td>
          </tr>
        ))
      }
    </RequestList>
  )
}
