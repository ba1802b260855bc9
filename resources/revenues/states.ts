import { leaving, type State } from '../schema/course'

/** The states of a declaration of revenue (domain §11.2). */
export const revenueStates = {
  '100': { label: 'À déclarer', tone: 'orange' },
  '150': { label: 'Déclaré', tone: 'blue' },
  '200': { label: 'À corriger', tone: 'red' },
  '250': { label: 'Validé', tone: 'green' },
  '300': { label: 'Facturé', tone: 'grey' },
} as const satisfies Record<string, State>
export type RevenueStatus = keyof typeof revenueStates

/** What leads from one to another; what is validated stands, a correction is a declaration of its own. */
export const revenueMoves = [
  { verb: 'declare', from: ['100', '200'], to: '150' },
  { verb: 'return', from: ['150'], to: '200' },
  { verb: 'validate', from: ['150'], to: '250' },
  { verb: 'invoice', from: ['250'], to: '300' },
] as const
export type RevenueVerb = (typeof revenueMoves)[number]['verb']

/** Still awaited of the supplier. */
export const awaitedRevenues: readonly string[] = leaving(revenueMoves, 'declare')
export const isAwaited = (status: string): boolean => awaitedRevenues.includes(status)

/** What stands: validated, then invoiced. */
export const validatedRevenues: readonly RevenueStatus[] = revenueMoves.flatMap(({ verb, to }) =>
  verb === 'validate' || verb === 'invoice' ? [to] : [],
)

/** How revenue is declared: one amount, or by family, or by member. */
export const revenueModes = {
  global: 'Global',
  by_family: 'Par famille',
  by_adherent: 'Par adhérent',
} as const
export type RevenueMode = keyof typeof revenueModes
