import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { HttpError, isAway } from '../../providers/http-error'
import { createLitigations } from '../../providers/trade/litigations'
import { useEngine } from '../fields/engine'
import { toast } from '../widgets/toast-store'

export function useLitigationCalls() {
  const { http } = useEngine()
  return useMemo(() => createLitigations(http), [http])
}

/**
 * Runs an act: success and what the wire leaves are told, and by `failed` what has not been done when the server failed;
 * answers undefined when it was refused.
 */
export function useLitigationAct() {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const run = useCallback(
    async <T>(act: () => Promise<T>, said?: string, failed?: string): Promise<T | undefined> => {
      setPending(true)
      try {
        const answer = await act()
        if (said) toast.success(said)
        await queries.invalidateQueries({ queryKey: ['litigation'] })
        return answer
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (failed && isAway(error)) toast.error(failed)
        if (error.type === 'err400' || error.type === 'err409')
          toast.error(error.fields[0]?.message ?? error.display)
        return undefined
      } finally {
        setPending(false)
      }
    },
    [queries],
  )
  return { run, isPending }
}
