import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

interface Limited {
  /** The server's moment at which it was read. */
  now: string
  is_open: boolean
  response_date_limit: string
  /** Until when this answer alone is open again. */
  reopened_until?: string | null
}

/** The longest that a browser's timer waits, in milliseconds. */
const longest = 2 ** 31 - 2000

/** The limit itself is still in time: what follows is asked a second later. */
const after = 1000

/** Reads what stands under `key` again when the limit of an answer passes by the server's clock. */
export function useAtLimit(
  { now, is_open, response_date_limit, reopened_until }: Limited,
  key: readonly string[],
): void {
  const queries = useQueryClient()
  const [kept] = key
  useEffect(() => {
    const waits = [response_date_limit, reopened_until ?? response_date_limit]
      .map((one) => Date.parse(one) - Date.parse(now))
      .filter((wait) => wait >= 0 && wait < longest)
    if (!is_open || !waits.length) return undefined
    const again = () => void queries.invalidateQueries({ queryKey: [kept] })
    const timer = setTimeout(again, Math.min(...waits) + after)
    return () => clearTimeout(timer)
  }, [queries, kept, now, is_open, response_date_limit, reopened_until])
}
