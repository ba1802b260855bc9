import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { newKey } from '../../../providers/request-keys'
import type { ReceptionAnswer, SignedReceptionAnswer } from '../../../resources/receptions/answers'
import { parisDay } from '../../../resources/schema/paris-time'
import { keepPage } from '../../trade/receive-day/keep-page'
import type { ReceptionDraft } from './draft'
import { newDraft } from './new-draft'
import { useKept } from './use-kept'
import { useReceptionCalls } from './use-reception-calls'

/** The order to receive: as the server says, or as it was last seen on this device when there is no network. */
export function useReceptionOrder(id: number, { isSeen }: { isSeen: boolean }) {
  const calls = useReceptionCalls()
  const store = useKept()
  const query = useQuery({
    queryKey: ['reception', id],
    queryFn: async ({ signal }) => {
      const answer = await calls.read({ id }, { signal })
      if (answer.may_receive && !isSeen) {
        store.keepOrder(answer)
        keepPage()
      }
      return answer
    },
    refetchOnMount: 'always',
    networkMode: 'always',
  })
  const kept = useMemo(() => store.readOrder(id), [store, id])
  const data: ReceptionAnswer | undefined = query.data ?? (query.isError ? kept : undefined)
  return { ...query, data, isError: query.isError && !data }
}

/** What is typed, kept on the device at every change. */
export function useDraft(answer: ReceptionAnswer) {
  const order = answer.order.id
  const queries = useQueryClient()
  const kept = useKept()
  const [draft, setDraft] = useState<ReceptionDraft | undefined>(
    () => kept.readDraft(order) ?? (answer.may_receive ? freshDraft(answer) : undefined),
  )
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    if (draft) setKept(kept.keepDraft(draft))
  }, [draft, kept])
  const change = useCallback(
    (part: Partial<ReceptionDraft>) => setDraft((now) => (now ? { ...now, ...part } : now)),
    [],
  )
  const again = useCallback((former: SignedReceptionAnswer) => setDraft(freshDraft(answer, former)), [answer])
  const drop = useCallback(() => {
    kept.dropDraft(order)
    setDraft(undefined)
    void queries.invalidateQueries({ queryKey: ['reception', order] })
  }, [order, queries, kept])
  return { draft, change, again, drop, setDraft, isKept }
}

const freshDraft = (answer: ReceptionAnswer, former?: SignedReceptionAnswer) =>
  newDraft(answer, {
    today: parisDay(new Date()),
    key: newKey(),
    ...(former ? { former } : {}),
  })
