import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { isNear } from '../../resources/rebates/forecast'
import { rebateOf } from '../../resources/rebates/rules'
import { counted } from '../../resources/rebates/settle'
import { awaitedRevenues } from '../../resources/revenues/states'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { exact, rounded, sumOfAmounts, times } from '../../resources/schema/exact'
import { addDays } from '../../resources/schema/paris-time'
import { type AtStake, isBackOffice, may, type Reader } from '../trade/at-stake'
import { observedLines, scopeOf } from '../trade/observed-lines'
import { readYear } from './read-settlements'
import { readSales, type Sales, soldToDate } from './sales'

/** Steps of rebates that a little more reaches. */
export const tier: Reader = async (asked) => {
  if (!isBackOffice(asked) || !may(asked, 'manageRfa')) return undefined
  const { data } = await readYear(asked.work, undefined)
  const near = data.filter(({ next }) => next && isNear(next, asked.today))
  const gains = near.map(({ next }) => next?.gain_ht)
  const [first] = near.sort((a, b) => Number(a.next?.missing_ht) - Number(b.next?.missing_ht))
  if (!first) return undefined
  const missing = frenchPrice(first.next?.missing_ht ?? '0')
  return {
    key: 'tier',
    label: texts.tier({ smart_count: near.length, missing, supplier: first.supplier }),
    ...{ amount_ht: sumOfAmounts(gains), count: near.length, list: null },
    act: { label: texts.seeRebates, to: 'Rfa' },
  }
}

const lateSql = `select t.* from revenue t where t."deletedAt" is null and t.status = any($1::text[]) and t.due_date < $2`

type Late = Parameters<typeof scopeOf>[0] & { id: number } & Record<string, unknown>

/** What is owed on what was received of a period that its supplier has not declared, at the rates that are reached. */
async function owedOn({ work }: AtStake, late: Late, sales: Sales | undefined): Promise<string> {
  if (!sales) return '0.00'
  const observed = await work.tx.query<{ adherent_id: number; family_id: number; amount_ht: string }>(
    `select v.adherent_id, v.family_id, sum(v.amount_ht)::text as amount_ht from (${observedLines}) v group by 1, 2`,
    scopeOf(late),
  )
  const sold = soldToDate(sales)
  const sum = (of: readonly { amount_ht: string }[]) => sumOfAmounts(of.map(({ amount_ht }) => amount_ht))
  return sumOfAmounts(
    sales.rates.map((rate) => {
      const reached = rebateOf(sum(counted(rate, sold)), rate).rate
      return rounded(times(times(exact(sum(counted(rate, observed))), exact(reached)), exact('0.01')), 2)
    }),
  )
}

/** Rebates on what suppliers have not declared in time. */
export const undeclared: Reader = async (asked) => {
  if (!isBackOffice(asked) || !may(asked, 'viewRevenue')) return undefined
  const { work, today } = asked
  const last = addDays(today, -1)
  const rows = await work.tx.query<Late>(lateSql, [awaitedRevenues, today])
  const placeOf = (of: Pick<Late, 'supplier_id' | 'company_id' | 'catalog_id'>, year: string) =>
    `${of.supplier_id} ${of.company_id} ${of.catalog_id} ${year}`
  const yearOf = ({ revenue_end }: Late) => String(revenue_end).slice(0, 4)
  const sales = new Map<string, Sales>()
  for (const year of new Set(rows.map(yearOf)))
    for (const one of await readSales(work, Number(year))) sales.set(placeOf(one, year), one)
  const owed: string[] = []
  for (const row of rows) owed.push(await owedOn(asked, row, sales.get(placeOf(row, yearOf(row)))))
  return {
    ...{ key: 'undeclared', label: texts.undeclared({ smart_count: rows.length }), count: rows.length },
    amount_ht: sumOfAmounts(owed),
    list: {
      model: 'Revenue',
      fields: [
        { name: 'status', operator: 'in', value: awaitedRevenues },
        { name: 'due_date', operator: 'lte', value: last },
      ],
    },
    act: {
      label: texts.seeRevenues,
      to: `Revenues?filterBy=due_date|..${last}&filterBy=status|${awaitedRevenues.join(',')}`,
    },
  }
}
