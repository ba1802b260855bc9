import { useEffect, useState } from 'react'
import type { Http } from '../../providers/http'
import { HttpError } from '../../providers/http-error'
import { useLogin } from './context'
import { linkToken } from './link-token'
import { sayEntry } from './say-entry'

/** The link is the right: nobody is sent to the login page. */
export const quiet = { quiet: true, on401: 'pass' } as const

const problemOf = (error: unknown): string =>
  error instanceof HttpError ? (error.fields[0]?.message ?? error.display) : sayEntry('error.unexpected')

/** Reads what the link of a mail shows, once unless it is read again, and does what its page asks for, one thing at a time: what went wrong in words. */
export function useLinked<T>(path: string) {
  const { connect } = useLogin()
  const [token] = useState(linkToken)
  const [found, setFound] = useState<T>()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [reading, setReading] = useState(0)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (!token) return setProblem(sayEntry('slip.missing'))
      try {
        const { http } = await connect()
        const answer = await http.get<T>(path, { query: { token }, ...quiet })
        if (!isGone) setFound(answer)
      } catch (error) {
        if (!isGone) setProblem(problemOf(error))
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [connect, token, path, reading])

  const run = async (act: (http: Http) => Promise<void>) => {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      const { http } = await connect()
      await act(http)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }
  const readAgain = () => setReading((count) => count + 1)
  return { token, found, setFound, problem, setProblem, isPending, run, readAgain }
}
