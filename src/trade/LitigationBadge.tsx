import { draftState, type LitigationStatus, litigationStates } from '../../resources/litigations/states'
import { Badge } from '../widgets/Badge'
import { StateBadge } from '../widgets/StateBadge'

/** The status of a litigation; one that was not sent says so. */
export const LitigationBadge = ({ status, is_sent }: { status: LitigationStatus; is_sent: boolean }) =>
  is_sent ? (
    <StateBadge state={litigationStates[status]} />
  ) : (
    <Badge tone={draftState.tone} label={draftState.label} />
  )
