import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import type { FieldError } from '../../../resources/schema/check'
import { toast } from '../../widgets/toast-store'

/** Runs one call at a time, then asks again for what it changed; a refusal of the wire is said at its fields where it names some. */
export function useTask(...changed: string[]) {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])

  async function run<T>(task: () => Promise<T>, done: (answer: T) => string): Promise<boolean> {
    setPending(true)
    setErrors([])
    try {
      toast.success(done(await task()))
      await Promise.all(
        changed.map((name) =>
          queries.invalidateQueries({
            predicate: ({ queryKey }) => queryKey[0] === name && queryKey[1] !== 'record',
          }),
        ),
      )
      return true
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setErrors(error.fields)
      return false
    } finally {
      setPending(false)
    }
  }
  return { isPending, errors, run }
}
