import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { usualSpan } from '../../trade/SpanSelect'
import { givenOf, useMember } from '../../trade/use-member'
import { useToolCalls } from '../../trade/use-tool-calls'

/** Suggested quantities by article, in order units. */
export type Suggested = ReadonlyMap<number, string>

const nothing: Suggested = new Map()
export const SuggestedContext = createContext<Suggested>(nothing)

/** What habits suggest to the member for a week (domain §5.10), asked once the articles are there. */
export function useHabitSuggestions(isWanted: boolean): Suggested {
  const member = useMember()
  const calls = useToolCalls()
  const { data } = useQuery({
    queryKey: ['habits', member, { days: usualSpan }],
    queryFn: ({ signal }) => calls.habits({ ...givenOf(member), days: usualSpan }, { signal }),
    enabled: isWanted,
    staleTime: 5 * 60_000,
  })
  return useMemo(() => {
    const wanted = data?.data.filter((one) => compareDecimals(one.suggested_quantity, '0') > 0)
    return wanted ? new Map(wanted.map((one) => [one.article_id, one.suggested_quantity])) : nothing
  }, [data])
}

export const useSuggested = (article: number): string | undefined => useContext(SuggestedContext).get(article)
