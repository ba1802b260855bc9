import { addPurchaseMonths } from '../statistics/add-months'
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
] as const
