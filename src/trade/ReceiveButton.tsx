import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { receptionScreenTexts as texts } from '../../i18n/fr/reception-screens'
import type { order as orders } from '../../resources/orders/order'
import { isAt } from '../../resources/orders/states'
import type { RowOf } from '../../resources/schema/infer'
import { useAllowed } from '../fields/engine'
import { useApp } from '../layout/app-context'

interface Props {
  /** Where it is what the screen is for. */
  isLarge?: boolean
  order: RowOf<typeof orders, 'id' | 'status' | 'is_cancelled' | 'reception_state'>
}

/** « Réceptionner » in the front office; what was received, in the back office too. */
export function ReceiveButton({ order, isLarge = false }: Props) {
  const may = useAllowed()
  const { screens } = useApp()
  const receives = screens.ReceiveOrder !== undefined
  if (!receives && !screens.SeeReception) return null
  const isOpen = receives && isAt(order.status, 'sent') && !order.is_cancelled && may('receiveOrder')
  const isSeen = order.reception_state !== 'none' && may('viewReceivedOrders')
  if (!isOpen && !isSeen) return null
  return (
    <Button
      variant={isOpen ? 'contained' : 'outlined'}
      size={isLarge ? 'large' : 'medium'}
      component={Link}
      to={`/orders/receive/${order.id}`}
    >
      {isOpen ? texts.receive : texts.see}
    </Button>
  )
}
