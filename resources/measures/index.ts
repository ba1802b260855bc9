import { lookup } from '../schema/lookup'
import { bridge } from './bridge'
import { egalimAmounts, egalimPercents } from './egalim'
import { leakage } from './leakage'
import type { Measure } from './measure'
import { membership } from './membership'
import { conduct, priceIndexes, prices } from './prices'
import { purchases } from './purchases'
import { rebates } from './rebates'
import { suppliers } from './suppliers'

/** Every measure, by what it is about. */
export const measureSets = lookup({
  purchases: { label: 'Achats', measures: purchases },
  bridge: { label: 'Pourquoi ?', measures: bridge },
  prices: { label: 'Prix', measures: { ...prices, ...priceIndexes } },
  conduct: { label: 'Avoirs, validation et couverture', measures: conduct },
  suppliers: { label: 'Fiabilité des fournisseurs', measures: suppliers },
  leakage: { label: 'Fuites', measures: leakage },
  egalim: { label: 'EGAlim', measures: { ...egalimAmounts, ...egalimPercents } },
  rebates: { label: 'RFA', measures: rebates },
  membership: { label: "Bilan d'adhésion", measures: membership },
} as const)

export type MeasureSet = keyof typeof measureSets

/** Every measure with its set and its name there. */
export const allMeasures: readonly { set: MeasureSet; name: string; measure: Measure }[] = (
  Object.keys(measureSets) as MeasureSet[]
).flatMap((set) =>
  Object.entries<Measure>(measureSets[set].measures).map(([name, one]) => ({ set, name, measure: one })),
)
