import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { BatchAnswer } from '../../../resources/orders/answers'
import { forgetOrders, useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { toast } from '../../widgets/toast-store'
import { ApprovalCard } from './ApprovalCard'
import { BatchResults } from './BatchResults'
import { anyOf, decisionText, validatedText } from './decision-text'
import { seenOrders } from './seen-orders'

function useInbox() {
  const calls = useOrderCalls()
  return useQuery({
    queryKey: ['to-validate'],
    meta: { of: ['order'] },
    queryFn: ({ signal }) => calls.toValidate({}, { signal }),
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })
}

/** « Commandes à valider »: what waits for this person, decided one by one or together (domain §5.5). */
export function ApprovalsScreen() {
  const { data, isError, error, refetch } = useInbox()
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [answer, setAnswer] = useState<BatchAnswer>()
  const { run, isPending } = useOrderAct()
  const orders = data?.data ?? []
  const nextOf = (id: number) => {
    const next = orders.find((order) => order.id === id)?.next
    return next ? anyOf(next.deciders) : undefined
  }
  const live = chosen.filter((id) => orders.some((order) => order.id === id))
  const toggle = (id: number) =>
    setChosen(live.includes(id) ? live.filter((one) => one !== id) : [...live, id])
  const validate = (ids: readonly number[]) =>
    run(() => calls.validateAll(seenOrders(orders.filter(({ id }) => ids.includes(id)))), undefined, {
      after: (done) => {
        if (done.results.some((one) => one.error)) setAnswer(done)
        else toast.success(validatedText(done, nextOf))
        setChosen([])
      },
      refused: () => void forgetOrders(queries),
    })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
            {texts.toValidate}
          </Box>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: 20 }}>
            {orders.length > 0 && texts.waiting({ smart_count: orders.length })}
          </Box>
        </Box>
        {orders.length > 1 && (
          <FormControlLabel
            label={texts.selectAll}
            control={
              <Checkbox
                checked={live.length === orders.length}
                indeterminate={live.length > 0 && live.length < orders.length}
                onChange={() => setChosen(live.length === orders.length ? [] : orders.map(({ id }) => id))}
              />
            }
          />
        )}
        {orders.length > 1 && (
          <Button
            variant="contained"
            disabled={live.length === 0}
            loading={isPending}
            onClick={() => void validate(live)}
            sx={{ display: { xs: live.length ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
          >
            {texts.validateChosen({ n: live.length })}
          </Button>
        )}
      </Box>
      {isError && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton rows={3} columns={4} />}
      {data && orders.length === 0 && (
        <EmptyState title={texts.nothingToValidate} text={texts.nothingToValidateText} />
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {orders.map((order) => (
          <ApprovalCard
            key={order.id}
            order={order}
            isChosen={live.includes(order.id)}
            isPending={isPending}
            onToggle={orders.length > 1 ? () => toggle(order.id) : undefined}
            onValidate={() => void validate([order.id])}
          />
        ))}
      </Box>
      {answer && (
        <BatchResults
          title={texts.results}
          answer={answer}
          done={decisionText}
          givesBack
          onClose={() => setAnswer(undefined)}
        />
      )}
    </>
  )
}
