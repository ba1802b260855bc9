import { useEffect, useState } from 'react'

/** Milliseconds without a key before the server is asked. */
const pause = 400

/** Asks the server which of its rules a password breaks. */
export type Judge = (password: string, signal: AbortSignal) => Promise<{ broken: readonly string[] }>

/**
 * What the server says of a password while it is typed: the names of its rules that are broken, undefined until it has
 * answered for what is typed now. `isReady`: the rules that the page checks itself are kept.
 */
export function useJudgedPassword(
  password: string,
  isReady: boolean,
  judge: Judge,
): readonly string[] | undefined {
  const [judged, setJudged] = useState<{ password: string; broken: readonly string[] }>()
  useEffect(() => {
    if (!isReady) return
    const gone = new AbortController()
    const ask = async () => {
      const { broken } = await judge(password, gone.signal)
      if (!gone.signal.aborted) setJudged({ password, broken })
    }
    // Without an answer the rule stays unticked; sending the form asks again.
    const timer = setTimeout(() => void ask().catch(() => undefined), pause)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [password, isReady, judge])
  return judged?.password === password ? judged.broken : undefined
}
