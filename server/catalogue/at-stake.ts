import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { frenchDay } from '../../resources/schema/date-text'
import { divided, exact, minus, rounded, sumOfAmounts, times } from '../../resources/schema/exact'
import { daysBetween } from '../../resources/schema/paris-time'
import { type AtStake, isBackOffice, may, type Reader } from '../trade/at-stake'
import { budgetOf } from '../trade/budget'
import { memberOf } from '../trade/member'
import { readOutlook } from './price-outlook'

/** The member, or the group, that one works for. */
const askedMember = ({ work, adherent_id, group_id }: AtStake) => {
  const id = group_id ?? adherent_id
  return id === undefined ? undefined : memberOf(work, id, group_id !== undefined)
}

/** What the next prices add to the basket of twelve months. */
export const prices: Reader = async (asked) => {
  const member = await askedMember(asked)
  if (!member || isBackOffice(asked) || !may(asked, 'viewCart')) return undefined
  const [next] = (await readOutlook(asked.work, member)).dates
  if (!next) return undefined
  return {
    ...{ key: 'prices', label: texts.prices({ day: frenchDay(next.day) }), amount_ht: next.gap },
    ...{ count: null, list: null, act: { label: texts.seePrices, to: 'FoodCatalog' } },
  }
}

/** What the food budget will be overspent by at the end of the year, at the pace of its days so far. */
export const budget: Reader = async (asked) => {
  const member = await askedMember(asked)
  if (!member || isBackOffice(asked) || !may(asked, 'viewCart')) return undefined
  const { budget: given, months } = await budgetOf(asked.work, member)
  if (given === null || Number(given) === 0) return undefined
  const first = `${asked.today.slice(0, 4)}-01-01`
  const days = daysBetween(first, `${Number(asked.today.slice(0, 4)) + 1}-01-01`)
  const spent = exact(sumOfAmounts(months.map(({ food_ht }) => food_ht)))
  const year = divided(times(spent, exact(days)), exact(daysBetween(first, asked.today) + 1))
  return {
    ...{ key: 'budget', label: texts.budget, amount_ht: rounded(minus(year, exact(given)), 2) },
    ...{ count: null, list: null, act: { label: texts.seeBudget, to: 'Statistics' } },
  }
}
