import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'

interface Props {
  order: { id: number; status: string; is_cancelled: boolean; reception_state: string }
}

/** « Réceptionner », or what was received: in the front office alone. */
export function ReceiveButton({ order }: Props) {
  const may = useAllowed()
  const { screens } = useApp()
  if (!screens.ReceiveOrder) return null
  const isOpen = ['300', '350', '400'].includes(order.status) && !order.is_cancelled && may('receiveOrder')
  const isSeen = order.reception_state !== 'none' && may('viewReceivedOrders')
  if (!isOpen && !isSeen) return null
  return (
    <Button variant={isOpen ? 'contained' : 'outlined'} component={Link} to={`/orders/receive/${order.id}`}>
      {isOpen ? texts.receive : texts.see}
    </Button>
  )
}
