import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros } from '../../../i18n/fr/orders'
import type { BatchAnswer, OrderSummary } from '../../../resources/orders/answers'
import { sumOf } from '../../../resources/orders/totals'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { forgetOrders } from './forget-orders'
import { longDayText, supplierOf } from './names'
import { useOrderCalls } from './use-order-calls'

interface Props {
  carts: readonly OrderSummary[]
  onClose: () => void
  onSent?: () => void
}

const sentence = { '300': cartTexts.sent, '350': cartTexts.sentByMe } as const
const saidOf = (status: string | null): string =>
  status !== null && status in sentence ? sentence[status as keyof typeof sentence] : cartTexts.waiting

function Results({
  answer,
  carts,
  onClose,
}: {
  answer: BatchAnswer
  carts: Props['carts']
  onClose: () => void
}) {
  const nameOf = (id: number) => {
    const cart = carts.find((one) => one.id === id)
    return cart ? supplierOf(cart) : ''
  }
  return (
    <Modal
      open
      title={cartTexts.results}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {cartTexts.close}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {answer.results.map(({ id, number, status, error }) => (
          <Alert key={id} severity={error ? 'error' : 'success'}>
            <b>
              {nameOf(id)} · {number}
            </b>
            <br />
            {error ? error.display : saidOf(status)}
          </Alert>
        ))}
      </Box>
    </Modal>
  )
}

function Question({ carts }: { carts: Props['carts'] }) {
  const [first] = carts
  if (!first) return null
  const total = euros(sumOf(carts.map((cart) => cart.order_total_ttc)))
  if (carts.length > 1) return cartTexts.sendAllText(total)
  return (
    <>
      {cartTexts.sendText(cartTexts.lines(first.lines_nb), total, longDayText(first.ask_delivery_date))}
      <br />
      {first.sending_mode === '1' ? cartTexts.sendByMe : cartTexts.sendByPlatform}
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
  if (answer) return <Results answer={answer} carts={carts} onClose={close} />
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
