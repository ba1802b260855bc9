import { compared, exact, sumOfAmounts } from '../schema/exact'
import { lookup } from '../schema/lookup'
import { daysBetween } from '../schema/paris-time'

/** A rule of the code de la commande publique as it stands from a day on, with the article that says it. */
interface Dated<T> {
  readonly from: string
  readonly value: T
  readonly article: string
}

/** The amounts from which a formalised procedure is due, for supplies and services; those of the European notice of each two years. */
const formalisedFrom: readonly Dated<{ local: string; state: string }>[] = [
  { from: '2022-01-01', value: { local: '215000', state: '140000' }, article: 'L2124-1' },
  { from: '2024-01-01', value: { local: '221000', state: '143000' }, article: 'L2124-1' },
  { from: '2026-01-01', value: { local: '216000', state: '140000' }, article: 'L2124-1' },
]

/** Below, a market needs neither publicity nor competition. */
const exemptBelow: readonly Dated<string>[] = [
  { from: '2020-01-01', value: '40000', article: 'R2122-8' },
  { from: '2026-04-01', value: '60000', article: 'R2122-8' },
]

/** Days for answering a formalised procedure: by post, by electronic means, and where urgency is justified. */
const answerDays: Readonly<Record<'open' | 'restricted', readonly Dated<AnswerDays>[]>> = lookup({
  open: [
    {
      from: '2019-04-01',
      value: { usual: 35, electronic: 30, urgent: 15 },
      article: 'R2161-2, R2161-3',
    },
  ],
  restricted: [
    {
      from: '2019-04-01',
      value: { usual: 30, electronic: 25, urgent: 10 },
      article: 'R2161-7, R2161-8',
    },
  ],
})
interface AnswerDays {
  usual: number
  electronic: number
  urgent: number
}

/** Days between the letters of a formalised procedure and its signature. */
const standstillDays: readonly Dated<{ post: number; electronic: number }>[] = [
  { from: '2019-04-01', value: { post: 16, electronic: 11 }, article: 'R2182-1' },
]

/** What stands on a day: the last that has begun. */
function at<T>(rules: readonly Dated<T>[], day: string): Dated<T> {
  const known = rules.filter(({ from }) => from <= day).at(-1) ?? rules[0]
  if (!known) throw new Error('A rule of law has no value')
  return known
}

export interface AskedProcedure {
  label: string
  formal: boolean
  /** Its name in the essential data: it tells which procedure of the code it is. */
  essential_name: string | null
  min_days: number | null
  standstill_days: number | null
}

export interface AskedMarket {
  procedure: AskedProcedure | null
  /** Of each lot, in euros without tax. */
  amounts: readonly (string | null)[]
  /** A buyer of the State has lower thresholds. */
  isState: boolean
  /** The day of the publication, and the last for answering. */
  published: string
  limit: string
}

/** What the law says against a market: `stops` is what nobody may go on with. */
export type Finding = Said & (Bare | Amount | Delay)
interface Said {
  stops: boolean
  name: string
  article: string
}
interface Bare {
  says: 'noProcedure' | 'noAmount'
}
interface Amount {
  says: 'formal' | 'direct'
  amount: string
  threshold: string
}
interface Delay {
  says: 'delay' | 'urgent' | 'house'
  days: number
  least: number
}

const noPublicity = 'Marché passé sans publicité ni mise en concurrence préalable'

/** Which delays of the code a formalised procedure follows. */
const answeredAs = ({ essential_name }: AskedProcedure) =>
  essential_name === "Appel d'offres ouvert" ? 'open' : 'restricted'

function amountFindings({ procedure, amounts, isState, published }: AskedMarket): Finding[] {
  const name = 'procedure_id'
  if (amounts.some((amount) => amount === null))
    return [{ stops: false, name: 'lots', article: 'R2121-1', says: 'noAmount' }]
  const amount = sumOfAmounts(amounts)
  const isFrom = (threshold: string) => compared(exact(amount), exact(threshold)) >= 0
  const formal = at(formalisedFrom, published)
  const threshold = isState ? formal.value.state : formal.value.local
  const exempt = at(exemptBelow, published)
  if (procedure?.essential_name === noPublicity)
    return isFrom(exempt.value)
      ? [{ stops: false, name, article: 'R2122-1', says: 'direct', amount, threshold: exempt.value }]
      : []
  return procedure && !procedure.formal && isFrom(threshold)
    ? [{ stops: true, name, article: formal.article, says: 'formal', amount, threshold }]
    : []
}

function delayFindings({ procedure, published, limit }: AskedMarket): Finding[] {
  const name = 'response_date_limit'
  if (!procedure) return []
  const days = daysBetween(published, limit)
  const house = procedure.min_days ?? 0
  const own: Finding[] =
    days < house ? [{ stops: false, name, article: '', says: 'house', days, least: house }] : []
  if (!procedure.formal) return own
  const { value, article } = at(answerDays[answeredAs(procedure)], published)
  if (days < value.urgent) return [{ stops: true, name, article, says: 'delay', days, least: value.urgent }]
  return days < value.electronic
    ? [{ stops: false, name, article, says: 'urgent', days, least: value.electronic }]
    : own
}

/** Why the procedure of a market may be what it is, with the article that says so. */
export interface Choice {
  says: 'formal' | 'adapted' | 'exempt' | 'free'
  amount: string
  threshold: string
  article: string
}

/**
 * What the estimate of a market says for its procedure by the thresholds of the day of its publication; nothing where nobody has
 * estimated it, and where the amount alone does not justify the procedure.
 */
export function choiceOf({
  procedure,
  amounts,
  isState,
  published,
}: Omit<AskedMarket, 'limit'>): Choice | undefined {
  if (!procedure || !amounts.length || amounts.some((amount) => amount === null)) return undefined
  const amount = sumOfAmounts(amounts)
  const isUnder = (threshold: string) => compared(exact(amount), exact(threshold)) < 0
  if (procedure.essential_name === noPublicity) {
    const { value: threshold, article } = at(exemptBelow, published)
    return isUnder(threshold) ? { says: 'exempt', amount, threshold, article } : undefined
  }
  const { value, article } = at(formalisedFrom, published)
  const threshold = isState ? value.state : value.local
  if (!procedure.formal)
    return isUnder(threshold) ? { says: 'adapted', amount, threshold, article: 'R2123-1' } : undefined
  return { says: isUnder(threshold) ? 'free' : 'formal', amount, threshold, article }
}

/** What the law of the day of its publication says against a public market. */
export const lawOn = (market: AskedMarket): Finding[] => [
  ...(market.procedure
    ? []
    : [{ stops: false, name: 'procedure_id', article: 'L2120-1', says: 'noProcedure' } as const]),
  ...amountFindings(market),
  ...delayFindings(market),
]

/**
 * Days between the letters, which the portal sends by electronic means, and the signature: never fewer than the law asks of a
 * formalised procedure, unless only one had answered (R2182-2); none where a procedure says none and the law allows it.
 */
export function standstillOf(
  procedure: Pick<AskedProcedure, 'formal' | 'standstill_days'> | null,
  { day, bidders, usual }: { day: string; bidders: number; usual: number },
): { days: number; article: string } {
  const { value, article } = at(standstillDays, day)
  const own = procedure?.standstill_days ?? usual
  return { days: procedure?.formal && bidders > 1 ? Math.max(own, value.electronic) : own, article }
}
