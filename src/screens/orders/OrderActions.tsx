import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { OrderAction, OrderAnswer } from '../../../resources/orders/answers'
import { pageActions } from '../../admin/form/page-actions'
import { TakingAway } from '../../admin/form/TakingAway'
import { ClaimButton } from '../../trade/ClaimButton'
import { supplierOf } from '../../trade/names'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { ReceiveButton } from '../../trade/ReceiveButton'
import { useOrderCalls } from '../../trade/use-order-calls'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { ConfirmOrderDialog } from './ConfirmOrderDialog'
import { DecideButtons } from './DecideButtons'
import { DuplicateButton } from './DuplicateButton'
import { PdfButton } from './PdfButton'
import { useRun } from './use-run'

type Asking = 'cancel' | 'resend' | 'confirm' | undefined

/** What may be done with an order now, as the server says. */
export function OrderActions({ order, isSupplier }: { order: OrderAnswer; isSupplier: boolean }) {
  const calls = useOrderCalls()
  const { run, isPending } = useRun()
  const [asking, setAsking] = useState<Asking>()
  const isUnread = isSupplier && order.status === '300'
  const may = (action: OrderAction) => order.actions.includes(action)
  const close = () => setAsking(undefined)
  const finish = async (act: () => Promise<OrderAnswer>, said: string) => {
    await run(act, said)
    close()
  }
  return (
    <Box sx={pageActions}>
      {(may('validate') || may('refuse')) && <DecideButtons order={order} />}
      {may('pdf') && isUnread && <PdfButton id={order.id} isMain />}
      {may('confirm') && (
        <Button
          variant={order.status === '300' || order.confirm_order_date ? 'outlined' : 'contained'}
          onClick={() => setAsking('confirm')}
        >
          {texts.confirm}
        </Button>
      )}
      {!isSupplier && <ReceiveButton order={order} />}
      {may('pdf') && !isUnread && <PdfButton id={order.id} />}
      <ClaimButton order={order} />
      {may('resend') && (
        <Button variant="outlined" onClick={() => setAsking('resend')}>
          {texts.resend}
        </Button>
      )}
      {may('duplicate') && <DuplicateButton id={order.id} />}
      {may('cancel') && (
        <TakingAway>
          <Button color="error" onClick={() => setAsking('cancel')}>
            {texts.cancel}
          </Button>
        </TakingAway>
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          title={texts.cancelTitle}
          text={texts.cancelText}
          help={texts.cancelHelp}
          confirmLabel={texts.cancel}
          isPending={isPending}
          onClose={close}
          onConfirm={(reason) => void finish(() => calls.cancel({ id: order.id, reason }), texts.cancelled)}
        />
      )}
      <ConfirmDialog
        open={asking === 'resend'}
        title={texts.resendTitle}
        confirmLabel={texts.resend}
        pending={isPending}
        onClose={close}
        onConfirm={() => void finish(() => calls.resend({ id: order.id }), texts.resent)}
      >
        {texts.resendText({ supplier: supplierOf(order) })}
      </ConfirmDialog>
      {asking === 'confirm' && <ConfirmOrderDialog order={order} onClose={close} />}
    </Box>
  )
}
