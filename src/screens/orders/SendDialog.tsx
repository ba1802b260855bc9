import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { BatchAnswer, OrderSummary } from '../../../resources/orders/answers'
import { forgetOrders } from '../../trade/forget-orders'
import { supplierOf } from '../../trade/names'
import { useOrderCalls } from '../../trade/use-order-calls'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'
import { BatchResults } from './BatchResults'
import { SendSummary } from './SendSummary'

interface Props {
  carts: readonly OrderSummary[]
  onClose: () => void
  onSent?: () => void
}

const sentence = { '300': cartTexts.sent, '350': cartTexts.sentByMe } as const
const saidOf = (status: string | null): string =>
  status !== null && status in sentence ? sentence[status as keyof typeof sentence] : cartTexts.waiting

function nameIn(carts: Props['carts'], id: number): string {
  const cart = carts.find((one) => one.id === id)
  return cart ? supplierOf(cart) : ''
}

function Question({ carts }: { carts: Props['carts'] }) {
  const [first, ...others] = carts
  return (
    <>
      <SendSummary carts={carts} />
      {first && others.length === 0 && (
        <Box sx={{ mt: 1 }}>{first.sending_mode === '1' ? cartTexts.sendByMe : cartTexts.sendByPlatform}</Box>
      )}
      <Box sx={{ mt: 1 }}>{cartTexts.frozen}</Box>
    </>
  )
}

/** Asks, sends, and says what became of each order. */
export function SendDialog({ carts, onClose, onSent }: Props) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [answer, setAnswer] = useState<BatchAnswer>()
  const [isPending, setPending] = useState(false)
  const [first] = carts
  const close = () => {
    if (answer && answer.done > 0) onSent?.()
    onClose()
  }
  async function send() {
    setPending(true)
    try {
      const done = await calls.submit(carts.map(({ id }) => id))
      await forgetOrders(queries)
      const [only] = done.results
      if (done.results.length === 1 && only && !only.error) {
        toast.success(saidOf(only.status))
        onSent?.()
        onClose()
      } else setAnswer(done)
    } catch {
      onClose()
    } finally {
      setPending(false)
    }
  }
  if (answer)
    return (
      <BatchResults
        title={cartTexts.results}
        answer={answer}
        nameOf={(id) => nameIn(carts, id)}
        done={({ status }) => saidOf(status)}
        onClose={close}
      />
    )
  return (
    <ConfirmDialog
      open
      title={
        carts.length === 1 && first
          ? cartTexts.sendTitle(supplierOf(first))
          : cartTexts.sendAllTitle(carts.length)
      }
      confirmLabel={cartTexts.send.split(' ')[0]}
      pending={isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Question carts={carts} />
    </ConfirmDialog>
  )
}
