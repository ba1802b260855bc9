import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros } from '../../../i18n/fr/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { OptimiseProposal } from '../../../resources/orders/tool-answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { useOrderAct } from '../../trade/forget-orders'
import { useToolCalls } from '../../trade/use-tool-calls'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { ProposalRow } from './ProposalRow'

/** « Optimiser »: cheaper articles of the same product; nothing is replaced before it is accepted (domain §5.11). */
export function OptimiseDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const calls = useToolCalls()
  const queries = useQueryClient()
  const [isSame, setSame] = useState(false)
  const [replacing, setReplacing] = useState<number>()
  const { run, isPending } = useOrderAct()
  const { data, error, refetch } = useQuery({
    queryKey: ['order', order.id, 'optimise'],
    queryFn: ({ signal }) => calls.optimise({ id: order.id }, { signal }),
  })
  const lines = (data?.lines ?? [])
    .map((line) => ({ ...line, proposals: line.proposals.filter((one) => !isSame || one.same_supplier) }))
    .filter(({ proposals }) => proposals.length > 0)
  function replace(line_id: number, { article_id, quantity }: OptimiseProposal) {
    setReplacing(article_id)
    void run(
      () => calls.replace({ id: order.id, line_id, article_id, quantity }),
      ({ moved_to }) => (moved_to ? texts.movedTo({ ofNumber: moved_to.number }) : texts.replaced),
      { after: ({ moved_to: _moved, ...answer }) => queries.setQueryData(['order', order.id], answer) },
    )
  }
  return (
    <Modal open size="md" title={texts.optimiseTitle} onClose={onClose}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          mb: 1,
        }}
      >
        <Box role="status" sx={{ fontWeight: 600 }}>
          {data &&
            compareDecimals(data.saving_ht, '0') > 0 &&
            texts.saving({ amount: euros(data.saving_ht) })}
        </Box>
        <FormControlLabel
          label={texts.sameSupplierOnly}
          control={<Checkbox checked={isSame} onChange={() => setSame(!isSame)} />}
        />
      </Box>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} columns={3} />}
      {data && lines.length === 0 && <p>{texts.optimiseNone}</p>}
      {lines.map((line) => (
        <Box component="section" key={line.line_id} sx={{ mb: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 650 }}>
            <span>{line.label}</span>
            <span>{euros(line.line_ht)}</span>
          </Box>
          {line.proposals.map((proposal) => (
            <ProposalRow
              key={proposal.article_id}
              proposal={proposal}
              isPending={isPending && replacing === proposal.article_id}
              onAccept={() => replace(line.line_id, proposal)}
            />
          ))}
        </Box>
      ))}
    </Modal>
  )
}
