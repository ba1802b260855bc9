import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { plannedTexts as texts } from '../../../i18n/fr/planned-carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'

const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog')).PlanDialog }))

/** « Envoyer plus tard »: the clock sends the cart at a moment. */
export function PlanSending({ order, disabled }: { order: OrderAnswer; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {texts.plan}
      </Button>
      {isOpen && (
        <Suspense>
          <PlanDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Says when the clock sends the cart, and lets one give that up. */
export function PlannedNotice({ order }: { order: OrderAnswer }) {
  const calls = useOrderCalls()
  const { run, isPending } = useOrderAct()
  if (!order.sending) return null
  const { send_at, User } = order.sending
  const name = User ? `${User.first_name} ${User.last_name}` : ''
  return (
    <Alert
      severity="info"
      action={
        order.actions.includes('submit') && (
          <Button
            color="inherit"
            size="small"
            loading={isPending}
            onClick={() => void run(() => calls.plan({ id: order.id, send_at: null }), texts.givenUp)}
          >
            {texts.giveUp}
          </Button>
        )
      }
    >
      {texts.sending({ when: frenchMoment(send_at), name })}
    </Alert>
  )
}
