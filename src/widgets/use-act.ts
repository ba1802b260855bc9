import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef } from 'react'
import { HttpError, isAway } from '../../providers/http-error'
import type { FieldError } from '../../resources/schema/check'
import { tellWarned } from './tell-warned'
import { toast } from './toast-store'

interface Options {
  /** Makes what was read before be asked again; the same function at each drawing. */
  forget?: (queries: QueryClient) => Promise<unknown>
  /** The screen says errors at their fields: nothing more is said of them; what names no field is said beside. */
  atFields?: boolean
  /** Acts wait for each other instead of the second one being a double click. */
  queued?: boolean
}

/** What follows an act. */
interface Following<T> {
  /** Done once it has succeeded, while the screen is still there. */
  after?: (answer: T) => void
  /** Done once it was refused, while the screen is still there. */
  refused?: (error: HttpError) => void
  /** Said when the server failed: what has not been done. */
  failed?: string
}

const none: readonly FieldError[] = []

/** Errors that the wire leaves to who asked, or of which it says only that there are some; nothing is shown twice. */
const ofFields = ['err102', 'err400', 'err409']

/** `isTold`: the screen says it by itself. */
function say(error: HttpError, failed: string | undefined, isTold: boolean): void {
  if (failed && isAway(error)) toast.error(failed)
  if (!isTold && ofFields.includes(error.type ?? '')) toast.error(error.fields[0]?.message ?? error.display)
}

/**
 * Runs what somebody asks of the server, by react-query's mutation: one at a time, what was read asked again, success told, a
 * refusal said at its field or beside. `run` answers undefined when it was refused; a fault of our own is thrown.
 */
export function useAct({ forget, atFields = false, queued = false }: Options = {}) {
  const queries = useQueryClient()
  const isHere = useRef(false)
  const isBusy = useRef(false)
  const id = useId()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    networkMode: 'always',
    ...(queued ? { scope: { id } } : {}),
  })
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const run = useCallback(
    async <T>(
      work: () => Promise<T>,
      said?: string | ((answer: T) => string),
      { after, refused, failed }: Following<T> = {},
    ): Promise<T | undefined> => {
      if (isBusy.current && !queued) return undefined
      isBusy.current = true
      let answer: T | undefined
      try {
        await mutateAsync(async () => {
          answer = await work()
          if (isHere.current) after?.(answer)
          await forget?.(queries)
          // Success is said once the screen shows it.
          if (said) toast.success(typeof said === 'string' ? said : said(answer))
          tellWarned(answer)
        })
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        say(error, failed, atFields && (error.fields.length > 0 || refused !== undefined))
        if (isHere.current) refused?.(error)
      } finally {
        isBusy.current = false
      }
      return answer
    },
    [mutateAsync, queries, forget, atFields, queued],
  )
  return { run, isPending, errors: error instanceof HttpError ? error.fields : none }
}
