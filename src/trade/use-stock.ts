import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { HttpError } from '../../providers/http-error'
import { createStock } from '../../providers/trade/stock'
import { useEngine } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'
import { toast } from '../widgets/toast-store'

export function useStockCalls() {
  const { http } = useEngine()
  return useMemo(() => createStock(http), [http])
}

/** The member whose stock is shown; 0 for a group, which has none. */
export function useStockMember(): number {
  const { selected } = useAdherent()
  return selected && !selected.isGroup ? selected.id : 0
}

const ofStock = ['stock', 'stock_entry', 'stock_exit', 'inventory']

/** What was read of a stock is asked again: something moved. */
export const forgetStock = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => ofStock.includes(String(queryKey[0])) })

/** Errors that the wire leaves to the screen that asked. */
const leftHere = ['err400', 'err409']

/** Runs an act: what is on screen is asked again, success and what the wire leaves are told. */
export function useAct() {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const run = useCallback(
    async <T>(act: () => Promise<T>, said?: string): Promise<T | HttpError | undefined> => {
      setPending(true)
      try {
        const answer = await act()
        if (said) toast.success(said)
        await forgetStock(queries)
        return answer
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (leftHere.includes(error.type ?? '')) toast.error(error.fields[0]?.message ?? error.display)
        return error
      } finally {
        setPending(false)
      }
    },
    [queries],
  )
  return { run, isPending }
}

export const failed = (answer: unknown): answer is HttpError | undefined =>
  answer === undefined || answer instanceof HttpError
