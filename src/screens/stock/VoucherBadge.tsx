import { type VoucherState, voucherStates, voucherTones } from '../../../resources/stock/voucher'
import { Badge } from '../../widgets/Badge'

export const VoucherBadge = ({ state }: { state: VoucherState }) => (
  <Badge tone={voucherTones[state]} label={voucherStates[state]} />
)
