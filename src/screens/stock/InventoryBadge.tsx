import { type InventoryState, inventoryStates, inventoryTones } from '../../../resources/stock/inventory'
import { Badge } from '../../widgets/Badge'

export const InventoryBadge = ({ state }: { state: InventoryState }) => (
  <Badge tone={inventoryTones[state]} label={inventoryStates[state]} />
)
