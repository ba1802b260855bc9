import { litigationScreenTexts } from '../../i18n/fr/litigation-screens'
import {
  type LitigationStatus,
  litigationStatuses,
  litigationTones,
} from '../../resources/litigations/states'
import { Badge } from '../widgets/Badge'

/** The status of a litigation; one that was not sent says so. */
export const LitigationBadge = ({ status, is_sent }: { status: LitigationStatus; is_sent: boolean }) =>
  is_sent ? (
    <Badge tone={litigationTones[status]} label={litigationStatuses[status]} />
  ) : (
    <Badge tone="orange" label={litigationScreenTexts.draft} />
  )
