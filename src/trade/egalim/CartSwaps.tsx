import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import type { EgalimSwap } from '../../../resources/egalim/answers'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useOrderAct } from '../forget-orders'
import { useToolCalls } from '../use-tool-calls'
import { SwapRow } from './SwapRow'

/** The shares of a cart and what may stand in place of its lines; read again whenever an order changes. */
export const useCartEgalim = (id: number) => useAnswer(egalimEndpoints.cart, { id })

/** The articles that would raise the shares of a cart at the least cost, one click each. */
export function CartSwaps({ id }: { id: number }) {
  const tools = useToolCalls()
  const queries = useQueryClient()
  const [replacing, setReplacing] = useState<number>()
  const { run, isPending } = useOrderAct()
  const { data, error, refetch } = useCartEgalim(id)
  function replace({ line_id, proposal: { article_id, quantity } }: EgalimSwap) {
    setReplacing(article_id)
    void run(
      () => tools.replace({ id, line_id, article_id, quantity }),
      ({ moved_to }) => (moved_to ? toolTexts.movedTo({ ofNumber: moved_to.number }) : toolTexts.replaced),
      { after: ({ moved_to: _moved, ...answer }) => queries.setQueryData(['order', id], answer) },
    )
  }
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={2} columns={3} />
  if (!data.swaps.length) return <p>{texts.none}</p>
  return data.swaps.map((swap) => (
    <SwapRow
      key={`${swap.line_id} ${swap.proposal.article_id}`}
      swap={swap}
      isPending={isPending && replacing === swap.proposal.article_id}
      onAccept={() => replace(swap)}
    />
  ))
}
