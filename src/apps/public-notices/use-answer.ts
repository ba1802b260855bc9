import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import { useLogin } from '../../login/context'

export type Answer<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'done'; value: T }

/** Asks a public call once; nobody is logged in, so nothing is refreshed. */
export function useAnswer<T>(path: string): Answer<T> {
  const { connect } = useLogin()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    const abort = new AbortController()
    setAnswer({ state: 'loading' })
    connect()
      .then(({ http }) => http.get<T>(path, { signal: abort.signal, quiet: true, on401: 'pass' }))
      .then((value) => setAnswer({ state: 'done', value }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        const isMissing = error instanceof HttpError && error.status === 404
        setAnswer(isMissing ? { state: 'missing' } : { state: 'failed', retry })
      })
    return () => abort.abort()
  }, [connect, path, attempt, retry])
  return answer
}
