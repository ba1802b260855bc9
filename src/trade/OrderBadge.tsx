import { type OrderStatus, orderStates } from '../../resources/orders/states'
import { sayWord } from '../../resources/schema/say'
import { Badge } from '../widgets/Badge'
import { StateBadge } from '../widgets/StateBadge'

/** The status of an order: its colour and its French name (domain §5.1). */
export const OrderBadge = ({ status, isCancelled }: { status: OrderStatus; isCancelled?: boolean }) =>
  isCancelled ? <Badge tone="red" label={sayWord('Annulée')} /> : <StateBadge state={orderStates[status]} />
