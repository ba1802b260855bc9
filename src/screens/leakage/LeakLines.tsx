import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import type { LeakRow } from '../../../resources/leakage/answers'
import { leakageEndpoints } from '../../../resources/leakage/endpoints'
import { leakKinds } from '../../../resources/leakage/kinds'
import { leakage } from '../../../resources/measures/leakage'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import type { GivenOf } from '../../../resources/schema/endpoint'
import { sayWord } from '../../../resources/schema/say'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { BehindFigure } from '../../trade/BehindFigure'
import { orderPlaces } from '../../trade/order-places'
import { Proposal } from './Proposal'

interface Props {
  asked: GivenOf<typeof leakageEndpoints.leaks>
  row: LeakRow
  onClose: () => void
}

/** An order's number, and the way to it for who may see that screen. */
function OrderLink({ id, number }: { id: number; number: string }) {
  if (!useAllowed()(orderPlaces.perimeter.permission)) return number
  return (
    <MuiLink component={Link} to={`${orderPlaces.perimeter.path}/${id}`} underline="hover">
      {number}
    </MuiLink>
  )
}

/** The received lines behind a row, each with its order and what could have been ordered instead. */
export function LeakLines({ asked, row, onClose }: Props) {
  const { data, error, refetch } = useAnswer(leakageEndpoints.lines, {
    ...{ ...asked, adherent_id: row.adherent_id },
    family_id: row.family_id ?? undefined,
  })
  const title = texts.linesOf({ member: row.adherent, family: row.family || texts.noFamily })
  return (
    <BehindFigure
      title={title}
      name={title}
      rows={data?.data}
      keyOf={(_line, at) => at}
      columns={[
        {
          title: texts.order,
          of: (line) => (
            <>
              <OrderLink id={line.id} number={line.number} />
              <div className="quiet">{frenchDay(line.day)}</div>
            </>
          ),
        },
        {
          title: texts.bought,
          is: 'what',
          of: (line) => (
            <>
              <div className="label">{line.label}</div>
              <div className="quiet">
                {line.supplier} · {sayWord(leakKinds[line.kind])}
              </div>
            </>
          ),
        },
        { title: texts.lineAmount, of: (line) => priceText(line.amount_ht), is: 'number' },
        {
          title: leakage.lost_ht.label,
          of: (line) => (line.lost_ht === '0.00' ? '–' : priceText(line.lost_ht)),
          is: 'number',
        },
        { title: texts.instead, of: (line) => <Proposal proposal={line.proposal} /> },
      ]}
      error={error}
      onRetry={refetch}
      onClose={onClose}
    />
  )
}
