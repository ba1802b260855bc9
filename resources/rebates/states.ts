import type { State } from '../schema/course'

/** The states of a settlement of year-end rebates (domain §21). */
export const rfaStates = {
  computed: { label: 'Calculée', tone: 'blue' },
  invoiced: { label: 'Facturée', tone: 'orange' },
  paid: { label: 'Payée', tone: 'green' },
} as const satisfies Record<string, State>
export type RfaStatus = keyof typeof rfaStates

/** What leads from one to another. */
export const rfaMoves = [
  { verb: 'invoice', from: ['computed'], to: 'invoiced' },
  { verb: 'settle', from: ['invoiced'], to: 'paid' },
] as const

/** How the tiers of a rate are read: that of the tier reached on the whole amount, or each on its own part. */
export const rfaModes = {
  whole: 'Taux de la tranche atteinte sur la totalité',
  by_tier: 'Par tranche',
} as const
export type RfaMode = keyof typeof rfaModes
