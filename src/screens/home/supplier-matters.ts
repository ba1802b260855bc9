import { awaitedRevenues } from '../../../resources/revenues/states'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { statusView } from '../../trade/litigation-list'
import { toReadView } from '../../trade/order-lists'
import {
  among,
  between,
  litigationsOf,
  liveOnes,
  type Matter,
  onesOnTheirWay,
  searched,
  supplierOrdersOf,
  viewed,
} from './matter'

/** What awaits a supplier's user. */
export function tendersMatters(now: Date): readonly Matter[] {
  const today = parisDay(now)
  return [
    viewed('home.toRead', supplierOrdersOf, toReadView),
    searched('home.toDeliver', 'SupplierOrders', {
      model: 'Order',
      filtered: [between('ask_delivery_date', today, addDays(today, 1)), onesOnTheirWay, liveOnes],
    }),
    {
      text: 'home.consultations',
      routeName: 'Consultations',
      filterBy: [],
      counting: {
        call: '/consultation',
        counts: ({ moment, submitted_at, declined_at }) => moment === 'open' && !submitted_at && !declined_at,
      },
    },
    {
      text: 'home.priceUpdates',
      routeName: 'PriceUpdateAnswers',
      filterBy: [],
      counting: {
        call: '/price-request?limit=false',
        counts: ({ is_open, submitted_at }) => is_open === true && !submitted_at,
      },
    },
    searched('home.revenueDue', 'Revenues', {
      model: 'Revenue',
      filtered: [],
      silent: [among('status', awaitedRevenues)],
    }),
    viewed('home.toAnswer', litigationsOf, statusView('100')),
  ]
}
