import { type VoucherState, voucherStates } from '../../../resources/stock/voucher'
import { Badge } from '../../widgets/Badge'

const tones = { draft: 'orange', validated: 'green', cancelled: 'grey' } as const

export const VoucherBadge = ({ state }: { state: VoucherState }) => (
  <Badge tone={tones[state]} label={voucherStates[state]} />
)
