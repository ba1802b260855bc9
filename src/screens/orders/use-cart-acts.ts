import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { cartUndoTexts as texts } from '../../../i18n/fr/cart-undo'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { type CartAct, type UndoAnswer, undoEndpoints } from '../../../resources/orders/undo-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { confirming } from '../../trade/asks'
import { useOrderAct } from '../../trade/forget-orders'
import { toast } from '../../widgets/toast-store'
import { actText } from './act-text'

/** Refusals that are told one by one. */
const mostTold = 3

/** Says what could not be taken back, and why. */
export function tellLeft({ left }: UndoAnswer): void {
  for (const { label, reason } of left.slice(0, mostTold))
    toast.warning(label ? texts.left({ label, reason }) : reason, { duration: 12_000 })
  if (left.length > mostTold) toast.warning(texts.moreLeft({ smart_count: left.length - mostTold }))
}

interface How {
  redo?: boolean
  /** The oldest of several that are taken back, and how many they are. */
  until?: CartAct
  n?: number
}

function saidOf(act: CartAct, { redo, n = 1 }: How): string {
  if (n > 1) return texts.severalToast({ smart_count: n })
  const what = actText(act)
  return redo ? texts.redoneToast({ what }) : texts.undoneToast({ what })
}

/** What was asked for while a quantity was still on its way. */
type Way = 'undo' | 'redo'

/**
 * One's last acts on a cart, the newest first, and how they are taken back and done again. What is asked for while something is
 * being saved waits for it: it is that act which is taken back.
 */
export function useCartActs(
  { id, lock_version }: Pick<OrderAnswer, 'id' | 'lock_version'>,
  isSaving: boolean,
) {
  const calls = useEndpoints(undoEndpoints)
  const queries = useQueryClient()
  const { data, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['cart-acts', id, lock_version],
    queryFn: ({ signal }) => calls.acts({ id }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { run, isPending } = useOrderAct()
  const acts = data?.data
  const undoable = acts?.filter(({ undone }) => !undone) ?? []
  const redoable = acts?.findLast(({ undone }) => undone)
  const go = useCallback(
    (act: CartAct, { redo = false, until, n = 1 }: How = {}) =>
      void run(
        () =>
          confirming((more) =>
            calls.undo(
              { id, act: act.act, redo, ...(until && { until: until.act }), ...more },
              { quiet: ['err519'] },
            ),
          ),
        undefined,
        {
          after: (answer) => {
            tellLeft(answer)
            if (answer.done) toast.success(saidOf(act, { redo, n }))
            void queries.invalidateQueries({ queryKey: ['cart-acts', id] })
          },
          refused: () => void queries.invalidateQueries({ queryKey: ['cart-acts', id] }),
        },
      ),
    [run, calls, queries, id],
  )
  const [asked, setAsked] = useState<Way>()
  const isReady = !isSaving && !isPending && !isFetching && !isPlaceholderData && acts !== undefined
  const next = asked === 'redo' ? redoable : undoable[0]
  useEffect(() => {
    if (!asked || !isReady) return
    setAsked(undefined)
    if (next) go(next, { redo: asked === 'redo' })
  }, [asked, isReady, next, go])
  return { undoable, redoable, go, ask: setAsked, isBusy: isPending || asked !== undefined }
}
