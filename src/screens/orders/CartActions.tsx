import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'
import { forgetOrders } from './forget-orders'
import { useOrderCalls } from './use-order-calls'

/** What may be done with a cart as a whole, as the server says. */
export function CartActions({ order }: { order: OrderAnswer }) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    try {
      await calls.remove(order.id)
      toast.success(cartTexts.removed)
      navigate('/carts/in-progress')
      queries.removeQueries({ queryKey: ['order', order.id] })
      await forgetOrders(queries)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      {order.actions.includes('delete') && (
        <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
          {cartTexts.remove}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={cartTexts.removeTitle}
        confirmLabel={cartTexts.remove}
        dangerous
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {cartTexts.removeText}
      </ConfirmDialog>
    </>
  )
}
