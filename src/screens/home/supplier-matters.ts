import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { consultationsToAnswer, pricesToAnswer, revenuesToDeclare } from '../../trade/awaited-rows'
import { statusView } from '../../trade/litigation-list'
import { toReadView } from '../../trade/order-lists'
import {
  between,
  listed,
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
    listed('home.consultations', 'Consultations', {
      call: '/consultation',
      view: consultationsToAnswer,
    }),
    listed('home.priceUpdates', 'PriceUpdateAnswers', {
      call: '/price-request?limit=false',
      view: pricesToAnswer,
    }),
    listed('home.revenueDue', 'Revenues', { call: '/supplier/revenue?limit=false', view: revenuesToDeclare }),
    viewed('home.toAnswer', litigationsOf, statusView('100')),
  ]
}
