import { type VoucherState, voucherStates } from '../../../resources/stock/voucher'
import { StateBadge } from '../../widgets/StateBadge'

export const VoucherBadge = ({ state }: { state: VoucherState }) => (
  <StateBadge state={voucherStates[state]} />
)
