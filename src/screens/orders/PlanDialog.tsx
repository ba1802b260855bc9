import { plannedTexts as texts } from '../../../i18n/fr/planned-carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { f } from '../../../resources/schema/f'
import { AskDialog } from '../../admin/form/AskDialog'
import { asksFirst, confirming } from '../../trade/asks'
import { useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'

const fields = { send_at: f.dateTime({ label: 'Envoi le', required: true }) } as const

/** Asks when the clock sends a cart. */
export function PlanDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const calls = useOrderCalls()
  const { run, isPending, errors } = useOrderAct({ atFields: true })
  const plan = (send_at: unknown) =>
    run(
      () =>
        confirming((more) => calls.plan({ id: order.id, send_at: String(send_at), ...more }, asksFirst), {
          title: texts.askBudget,
          label: texts.confirm,
        }),
      texts.planned,
      { after: onClose },
    )
  return (
    <AskDialog
      size="xs"
      title={texts.title}
      confirm={texts.confirm}
      fields={fields}
      start={{ send_at: order.sending?.send_at ?? null }}
      errors={errors}
      help={texts.help}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ send_at }) => void plan(send_at)}
    />
  )
}
