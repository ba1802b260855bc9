import Alert from '@mui/material/Alert'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { standingOf } from '../../../resources/tenders/past-limit'

const texts = tenderScreens.consultations

/** Says, once the limit has passed, what was sent and what was not: only the first is ever opened. */
export function PastLimit({ consultation }: { consultation: ConsultationAnswer }) {
  const { is, at, receipt, unsent } = standingOf(consultation)
  const said = [
    is === 'nothing' && !unsent ? texts.closed : texts.over,
    is === 'sent' && at && texts.overSent({ when: frenchMoment(at), receipt: receipt ?? '–' }),
    is === 'withdrawn' && at && texts.overWithdrawn({ when: frenchMoment(at) }),
    unsent && texts.overUnsent({ when: frenchMoment(unsent) }),
  ]
  return <Alert severity={unsent ? 'warning' : 'info'}>{said.filter(Boolean).join(' ')}</Alert>
}
