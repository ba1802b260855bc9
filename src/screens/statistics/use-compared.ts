import { usePageQuery } from '../../widgets/use-page-query'
import { type ComparisonName, comparedDays, comparisonNames, isComparison } from './periods'

/** What a period is compared with stands in the address. */
export function useCompared(days: { from: string; to: string }) {
  const [query, setQuery] = usePageQuery()
  const given = query.get('compare')
  const compare: ComparisonName = isComparison(given) ? given : comparisonNames[0]
  const usual = comparedDays('previous', days)
  const compared =
    compare === 'chosen'
      ? {
          before_from: query.get('before_from') ?? usual?.before_from,
          before_to: query.get('before_to') ?? usual?.before_to,
        }
      : comparedDays(compare, days)
  const set = (values: Readonly<Record<string, string | null>>) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name)
          else next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  return { compare, compared, set }
}
