import { parisDay } from '../../resources/schema/paris-time'
import { recomputeAnomalies } from '../catalogue/recompute-anomalies'
import { applyDatedPrices } from '../trade/apply-dated-prices'
import { defineJob } from './define-job'

/** Prices that begin today become the articles' prices (domain §4.5). */
export const datedPrices = defineJob({
  name: 'dated_prices',
  label: 'Application des prix du jour',
  at: '00:05',
  run: async ({ db }, now) => {
    const changed = await db.system('jobs', (tx) => applyDatedPrices(tx, { day: parisDay(now), now }))
    return changed ? `Articles dont le prix a changé : ${changed}` : undefined
  },
})

/** The anomalies of the whole catalogue (domain §4.8). */
export const anomalies = defineJob({
  name: 'anomalies',
  label: 'Recherche des anomalies du catalogue',
  at: '02:00',
  run: async ({ db }, now) => {
    const { opened, fixed } = await db.system('jobs', (tx) =>
      recomputeAnomalies(tx, { day: parisDay(now), now }),
    )
    return opened + fixed ? `Anomalies ouvertes : ${opened}, corrigées : ${fixed}` : undefined
  },
})
