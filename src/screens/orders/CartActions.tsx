import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { longDayWords } from '../../../resources/schema/date-words'
import { TakingAway } from '../../admin/form/TakingAway'
import { useOrderAct } from '../../trade/forget-orders'
import { seenLines } from '../../trade/seen-lines'
import { useOrderCalls } from '../../trade/use-order-calls'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { CartUndo } from './CartUndo'
import { DuplicateButton } from './DuplicateButton'
import { EgalimButton } from './EgalimButton'
import { OptimiseButton } from './OptimiseButton'
import { SuggestButton } from './SuggestButton'
import { useRun } from './use-run'
import { useTakeBack } from './use-take-back'

/** What may be done with a cart as a whole, as the server says. */
export function CartActions({ order, isSaving }: { order: OrderAnswer; isSaving: boolean }) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const removal = useOrderAct()
  const { tellRemoved } = useTakeBack()
  const { run, isPending: isRunning } = useRun()
  // Its own day can no longer be had: it is taken up again for the next one.
  const isLate = order.terms?.issues.some(({ code, blocking }) => code === 'date' && blocking)
  const nextDay = isLate ? order.terms?.next_dates[0] : undefined
  const remove = () =>
    removal.run(() => calls.remove({ id: order.id }), undefined, {
      after: ({ act }) => {
        tellRemoved(order, act)
        navigate('/carts/in-progress')
        queries.removeQueries({ queryKey: ['order', order.id] })
      },
    })
  return (
    <>
      {order.actions.includes('reopen') && (
        <Button
          variant="contained"
          loading={isRunning}
          onClick={() =>
            void run(
              () => calls.reopen({ id: order.id, ask_delivery_date: nextDay, seen: seenLines(order.lines) }),
              cartTexts.reopened,
            )
          }
        >
          {nextDay ? cartTexts.reopenFor({ day: longDayWords(nextDay) }) : cartTexts.reopen}
        </Button>
      )}
      {order.actions.includes('withdraw') && (
        <Button
          variant="outlined"
          loading={isRunning}
          onClick={() => void run(() => calls.withdraw({ id: order.id }), cartTexts.withdrawn)}
        >
          {cartTexts.withdraw}
        </Button>
      )}
      {order.actions.includes('edit') && <CartUndo order={order} isSaving={isSaving} />}
      {order.actions.includes('edit') && <SuggestButton order={order} />}
      {order.actions.includes('edit') && order.lines_nb > 0 && <OptimiseButton order={order} />}
      {order.actions.includes('edit') && order.lines_nb > 0 && <EgalimButton order={order} />}
      {order.actions.includes('duplicate') && order.lines_nb > 0 && <DuplicateButton id={order.id} />}
      {order.actions.includes('delete') && (
        <TakingAway>
          <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
            {cartTexts.remove}
          </Button>
        </TakingAway>
      )}
      <ConfirmDialog
        open={isAsking}
        title={cartTexts.removeTitle}
        confirmLabel={cartTexts.remove}
        dangerous
        pending={removal.isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {cartTexts.removeText}
      </ConfirmDialog>
    </>
  )
}
