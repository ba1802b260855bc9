import { membershipTexts as texts } from '../../i18n/fr/membership'
import { differenceOf, sumOfAmounts } from '../../resources/schema/exact'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { MembershipYear } from '../../resources/statistics/membership'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { MembershipOf, MembershipReaders } from '../trade/membership'
import { type Asked, periodOf } from './asked'
import { askingOf } from './asking'
import { readAvoided } from './avoided-products'
import { creditsSql } from './lines-sql'
import { readMarketProducts } from './market-products'
import { narrowedOf } from './names'
import { percent } from './read-measures'
import { readTotals } from './read-statistics'

export interface MembershipAsked extends MembershipOf {
  year?: number | null | undefined
}

/** The year that is asked for, one that is over or the one that runs; of the back office one member or group, never all. */
function yearOf({ actor, now }: Work, { year, adherent_id, group_id }: MembershipAsked) {
  const today = parisDay(now)
  const current = Number(today.slice(0, 4))
  const asked = year ?? current
  if (asked > current) throw invalid([{ name: 'year', message: texts.notYet }])
  if (actor.profileTypeId === 1 && !adherent_id && !group_id)
    throw invalid([{ name: 'adherent_id', message: messages.required }])
  const to = asked === current ? today : `${asked}-12-31`
  return { year: asked, current, from: `${asked}-01-01`, to }
}

type Credits = { back: number; asked: string; obtained: string } & UnknownRow

/** Credits of the claims of the year, line by line. */
async function readCredits(work: Work, asked: Asked) {
  const asking = await askingOf(work, asked, undefined)
  const rows = await work.tx.query<Credits>(creditsSql(asking), asking.params.values)
  const { asked: credit_asked = '0.00', obtained: credit_obtained = '0.00' } =
    rows.find(({ back }) => back === 0) ?? {}
  return { credit_asked, credit_obtained, credit_recovery: percent(credit_obtained, credit_asked) }
}

const sumIf = (amounts: readonly string[]) => (amounts.length ? sumOfAmounts(amounts) : null)

/** What a year of membership brought, of what the actor sees: nothing is said where nothing can be measured. */
export async function readMembership(
  work: Work,
  asked: MembershipAsked,
  readers: MembershipReaders,
): Promise<MembershipYear> {
  const { year, current, from, to } = yearOf(work, asked)
  const { adherent_id, group_id } = asked
  const of = { adherent_id, group_id }
  const scope: Asked = { ...of, from, to }
  const { before_from, before_to } = periodOf(scope, parisDay(work.now))
  const { amount_ht } = (await readTotals(work, scope)).now
  const products = await readMarketProducts(work, scope)
  const credits = await readCredits(work, scope)
  const { rows: rebates, open } = await readers.rebates(work, { ...of, year })
  const leaks = await readers.leaks(work, { ...of, from, to })
  const before = await readers.leaks(work, { ...of, from: before_from, to: before_to })
  const avoided = await readAvoided(work, scope, { before, now: leaks })
  const compared_ht = sumOfAmounts(products.map((one) => one.compared_ht))
  const leak_ht = sumOfAmounts(leaks.map((one) => one.amount_ht))
  const contract_ht = differenceOf(amount_ht, leak_ht)
  const market_gain_ht = sumIf(products.map((one) => one.market_gain_ht))
  const rebate_share_ht = sumIf(rebates.map((one) => one.amount_ht))
  const credit = credits.credit_recovery === null ? null : credits.credit_obtained
  const names = await narrowedOf(work, of)
  return {
    ...{ year, current, from, to, before_from, before_to },
    name: names.map(({ label }) => label).join(', ') || texts.everyMember,
    ...{ amount_ht, leak_ht, contract_ht, contract_share: percent(contract_ht, amount_ht) },
    ...{ compared_ht, market_gain_ht, uncompared_ht: differenceOf(amount_ht, compared_ht) },
    market_ht: sumOfAmounts(products.map((one) => one.market_ht)),
    ...{ rebate_share_ht, ...credits },
    avoided_ht: sumIf(avoided.map((one) => one.avoided_ht)),
    gained_ht: sumIf([market_gain_ht, rebate_share_ht, credit].filter((one) => one !== null)),
    ...{ open_rebates: open, products, rebates, avoided },
  }
}
