import { type OrderStatus, orderStatuses, orderTones } from '../../resources/orders/states'
import { Badge } from '../widgets/Badge'

/** The status of an order: its colour and its French name (domain §5.1). */
export const OrderBadge = ({ status, isCancelled }: { status: OrderStatus; isCancelled?: boolean }) =>
  isCancelled ? (
    <Badge tone="red" label="Annulée" />
  ) : (
    <Badge tone={orderTones[status]} label={orderStatuses[status]} />
  )
