import { useCallback } from 'react'
import { usePageQuery } from './use-page-query'

/** One query parameter of the page (`tab`, `step`) as a state; the others are left alone. */
export function useUrlChoice(parameter: string): [string | null, (value: string) => void] {
  const [query] = usePageQuery()
  const set = useUrlChoices()
  const choose = useCallback((value: string) => set({ [parameter]: value }), [parameter, set])
  return [query.get(parameter), choose]
}

/** Sets some query parameters of the page at once. */
export function useUrlChoices(): (values: Readonly<Record<string, string>>) => void {
  const [, setQuery] = usePageQuery()
  return useCallback(
    (values) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [parameter, value] of Object.entries(values)) next.set(parameter, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
}
