import { useMemo } from 'react'
import { parisDay } from '../../../resources/schema/paris-time'
import { askedBy, type Dimension, dimensionNames } from '../../../resources/statistics/dimensions'
import { usePageQuery } from '../../widgets/use-page-query'
import { daysOf, isPeriod, type PeriodName } from './periods'

const narrowing = [...dimensionNames.map((one) => askedBy(one, '')[0]), 'outside_id']
const isDimension = (name: string | null): name is Dimension =>
  (dimensionNames as readonly (string | null)[]).includes(name)

/** What is shown stands in the address: period, dimension, what it is narrowed to. Going back goes back. */
export function useAsked() {
  const [query, setQuery] = usePageQuery()
  const text = query.toString()
  return useMemo(() => {
    const given = new URLSearchParams(text)
    const period: PeriodName = isPeriod(given.get('period')) ? (given.get('period') as PeriodName) : 'year'
    const today = parisDay(new Date())
    const usual = daysOf('year', today)
    const days =
      period === 'chosen'
        ? { from: given.get('from') ?? usual.from, to: given.get('to') ?? usual.to }
        : daysOf(period, today)
    const by: Dimension = isDimension(given.get('by')) ? (given.get('by') as Dimension) : 'supplier'
    const narrowed = Object.fromEntries(
      narrowing.flatMap((name) => {
        const value = given.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    const set = (values: Readonly<Record<string, string | null>>) => {
      const next = new URLSearchParams(text)
      for (const [name, value] of Object.entries(values))
        if (value === null) next.delete(name)
        else next.set(name, value)
      setQuery(() => next, { preventScrollReset: true })
    }
    const clear = () => set(Object.fromEntries(narrowing.map((name) => [name, null])))
    return { period, days, by, narrowed, set, clear }
  }, [text, setQuery])
}
