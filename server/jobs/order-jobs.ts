import { loadUserActor } from '../accounts/load-actor'
import { alertUnreadOrders } from '../orders/alert-unread'
import { forgetActs } from '../orders/cart-acts'
import { closeSubstitutes } from '../orders/close-substitutes'
import { removeEmptyCarts, repriceCarts, rescueCutOffs, tellExpired } from '../orders/daily-orders'
import { passAbsent } from '../orders/pass-levels'
import { type LoadActor, sendPlanned } from '../orders/send-planned'
import { defineJob } from './define-job'

const load: LoadActor = ({ db }, user) => db.system('session', (tx) => loadUserActor(tx, db, user))

/** What the clock does to orders (domain §5.8, §13.3). */
export const orderJobs = [
  defineJob({
    name: 'unread_orders',
    label: 'Commandes non lues sous 90 minutes',
    every: 1,
    run: alertUnreadOrders,
  }),
  defineJob({
    name: 'absent_validators',
    label: 'Commandes qui attendent un valideur absent',
    every: 5,
    run: passAbsent,
  }),
  defineJob({
    name: 'planned_sendings',
    label: 'Envois prévus des paniers',
    every: 1,
    run: (context, now) => sendPlanned(context, now, load),
  }),
  defineJob({
    name: 'cut_off_rescue',
    label: "Commandes à valider avant l'heure limite",
    every: 60,
    run: rescueCutOffs,
  }),
  defineJob({
    name: 'unanswered_substitutes',
    label: 'Remplacements proposés sans réponse',
    every: 5,
    run: closeSubstitutes,
  }),
  defineJob({ name: 'cart_prices', label: 'Prix du jour des paniers', at: '00:10', run: repriceCarts }),
  defineJob({
    name: 'empty_carts',
    label: 'Suppression des paniers vides',
    at: '03:00',
    run: async (context, now) => {
      await forgetActs(context, now)
      return removeEmptyCarts(context, now)
    },
  }),
  defineJob({ name: 'expired_orders', label: 'Commandes expirées', at: '06:00', run: tellExpired }),
] as const
