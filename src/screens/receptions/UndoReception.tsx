import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { SignedReceptionAnswer } from '../../../resources/receptions/answers'
import { forgetOrders } from '../../trade/forget-orders'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { forgetStock } from '../../trade/use-stock'
import { useAct } from '../../widgets/use-act'
import { useReceptionCalls } from './use-reception-calls'

interface Props {
  order: number
  reception: SignedReceptionAnswer
  onClose: () => void
}

const forget = (queries: QueryClient) => Promise.all([forgetOrders(queries), forgetStock(queries)])

/** Asks why a reception is taken back, and takes it back. */
export function UndoReception({ order, reception, onClose }: Props) {
  const calls = useReceptionCalls()
  const queries = useQueryClient()
  const { run, isPending } = useAct({ forget })
  const undo = (reason: string) =>
    run(
      async () =>
        queries.setQueryData(
          ['reception', order],
          await calls.undo({ id: order, reception: reception.id, reason }),
        ),
      texts.undoneToast,
      { after: onClose },
    )
  return (
    <ReasonDialog
      title={texts.undoTitle}
      text={texts.undoText}
      help={texts.undoHelp}
      confirmLabel={texts.undo}
      isPending={isPending}
      onConfirm={(reason) => void undo(reason)}
      onClose={onClose}
    />
  )
}
