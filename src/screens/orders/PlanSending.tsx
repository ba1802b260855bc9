import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { plannedTexts as texts } from '../../../i18n/fr/planned-carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { f } from '../../../resources/schema/f'
import { AskDialog } from '../../admin/form/AskDialog'
import { asksFirst, confirming } from '../../trade/asks'
import { useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'

const fields = { send_at: f.dateTime({ label: 'Envoi le', required: true }) } as const

/** « Envoyer plus tard »: the clock sends the cart at a moment. */
export function PlanSending({ order, disabled }: { order: OrderAnswer; disabled: boolean }) {
  const calls = useOrderCalls()
  const { run, isPending, errors } = useOrderAct({ atFields: true })
  const [isOpen, setOpen] = useState(false)
  const plan = (send_at: unknown) =>
    run(
      () =>
        confirming((more) => calls.plan({ id: order.id, send_at: String(send_at), ...more }, asksFirst), {
          title: texts.askBudget,
          label: texts.confirm,
        }),
      texts.planned,
      { after: () => setOpen(false) },
    )
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {texts.plan}
      </Button>
      {isOpen && (
        <AskDialog
          size="xs"
          title={texts.title}
          confirm={texts.confirm}
          fields={fields}
          start={{ send_at: order.sending?.send_at ?? null }}
          errors={errors}
          help={texts.help}
          isPending={isPending}
          onClose={() => setOpen(false)}
          onConfirm={({ send_at }) => void plan(send_at)}
        />
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
