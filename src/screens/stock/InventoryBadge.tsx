import { type InventoryState, inventoryStates } from '../../../resources/stock/inventory'
import { StateBadge } from '../../widgets/StateBadge'

export const InventoryBadge = ({ state }: { state: InventoryState }) => (
  <StateBadge state={inventoryStates[state]} />
)
