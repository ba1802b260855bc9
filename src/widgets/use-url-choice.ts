import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** One query parameter of the page (`tab`, `step`) as a state; the others are left alone. */
export function useUrlChoice(parameter: string): [string | null, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const choose = useCallback(
    (value: string) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          next.set(parameter, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [parameter, setQuery],
  )
  return [query.get(parameter), choose]
}
