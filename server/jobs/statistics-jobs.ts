import { addPurchaseMonths } from '../statistics/add-months'
import { defineJob } from './define-job'

/** What the clock does for statistics. */
export const statisticsJobs = [
  defineJob({
    name: 'purchase_months',
    label: "Addition des mois d'achats",
    every: 10,
    run: addPurchaseMonths,
  }),
] as const
