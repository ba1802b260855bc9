import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { SignedReceptionAnswer } from '../../../resources/receptions/answers'
import { forgetOrders } from '../../trade/forget-orders'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { toast } from '../../widgets/toast-store'
import { useReceptionCalls } from './use-reception'

interface Props {
  order: number
  reception: SignedReceptionAnswer
  onClose: () => void
}

/** Asks why a reception is taken back, and takes it back. */
export function UndoReception({ order, reception, onClose }: Props) {
  const calls = useReceptionCalls()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function undo(reason: string) {
    setPending(true)
    try {
      const answer = await calls.undo(order, reception.id, reason)
      queries.setQueryData(['reception', order], answer)
      void forgetOrders(queries)
      void queries.invalidateQueries({ queryKey: ['stock'] })
      toast.success(texts.undoneToast)
      onClose()
    } catch {
      setPending(false)
    }
  }
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
