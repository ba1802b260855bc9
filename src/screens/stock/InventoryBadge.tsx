import { type InventoryState, inventoryStates } from '../../../resources/stock/inventory'
import { Badge } from '../../widgets/Badge'

const tones = { created: 'blue', saved: 'orange', validated: 'green', deleted: 'grey' } as const

export const InventoryBadge = ({ state }: { state: InventoryState }) => (
  <Badge tone={tones[state]} label={inventoryStates[state]} />
)
