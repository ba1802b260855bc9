import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import { createEgalim } from '../../../providers/trade/egalim'
import type { EgalimSwap } from '../../../resources/egalim/answers'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { useEngine } from '../../fields/engine'
import { useOrderAct } from '../../trade/forget-orders'
import { useToolCalls } from '../../trade/use-tool-calls'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { EgalimShares } from './EgalimShares'
import { SwapRow } from './SwapRow'

/** The EGAlim shares of a cart and of the year with it, and the articles that would raise them at the least cost, one click each. */
export function EgalimDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { http } = useEngine()
  const calls = useMemo(() => createEgalim(http), [http])
  const tools = useToolCalls()
  const queries = useQueryClient()
  const [replacing, setReplacing] = useState<number>()
  const { run, isPending } = useOrderAct()
  const { data, error, refetch } = useQuery({
    queryKey: ['order', order.id, 'egalim'],
    queryFn: ({ signal }) => calls.cart(order.id, signal),
  })
  function replace({ line_id, proposal: { article_id, quantity } }: EgalimSwap) {
    setReplacing(article_id)
    void run(
      () => tools.replace(order.id, { line_id, article_id, quantity }),
      ({ moved_to }) => (moved_to ? toolTexts.movedTo(moved_to.number) : toolTexts.replaced),
      { after: ({ moved_to: _moved, ...answer }) => queries.setQueryData(['order', order.id], answer) },
    )
  }
  return (
    <Modal open size="md" title={texts.title} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} columns={4} />}
      {data && (
        <>
          <EgalimShares found={data} />
          <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
            {texts.swaps}
          </Typography>
          {data.swaps.length === 0 && <p>{texts.none}</p>}
          {data.swaps.map((swap) => (
            <SwapRow
              key={`${swap.line_id} ${swap.proposal.article_id}`}
              swap={swap}
              isPending={isPending && replacing === swap.proposal.article_id}
              onAccept={() => replace(swap)}
            />
          ))}
        </>
      )}
    </Modal>
  )
}
