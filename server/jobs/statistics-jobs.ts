import { loadUserActors } from '../accounts/load-actor'
import { addPurchaseMonths } from '../statistics/add-months'
import { tellWhy } from '../statistics/tell-why'
import { refreshUsableShares } from '../statistics/usable-shares'
import { defineJob } from './define-job'

/** What the clock does for statistics. */
export const statisticsJobs = [
  defineJob({
    name: 'purchase_months',
    label: "Addition des mois d'achats",
    every: 10,
    run: addPurchaseMonths,
  }),
  defineJob({
    name: 'usable_shares',
    label: 'Vrai prix des articles : manquants et litiges des douze derniers mois',
    at: '02:30',
    run: refreshUsableShares,
  }),
  defineJob({
    name: 'monthly_why',
    queue: 'notifications',
    label: '« Pourquoi ? » du mois, une fois par mois à chacun',
    at: '06:40',
    run: tellWhy(({ db }, tx, users) => loadUserActors(tx, db, users)),
  }),
] as const
