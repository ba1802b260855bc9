import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage } from '../../../resources/revenues/answers'
import { revenueEndpoints } from '../../../resources/revenues/endpoints'
import { isAwaited } from '../../../resources/revenues/states'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { DueAlert } from '../../trade/DueAlert'

/** Until when a declaration is awaited or when it was made, why it came back, and what it corrects. */
export function RevenueFacts({ page }: { page: RevenuePage }) {
  const awaited = isAwaited(page.status)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {awaited && (
        <DueAlert
          due={texts.due({ day: frenchDay(page.due_date) })}
          {...page}
          sent_at={page.declared_at}
          tag={revenueEndpoints.page.of}
        />
      )}
      {!awaited && page.declared_at && (
        <Alert severity="success">{texts.declaredOn({ when: frenchMoment(page.declared_at) })}</Alert>
      )}
      {page.status === '200' && page.comment && (
        <Alert severity="warning">{`${texts.returned} : ${page.comment}`}</Alert>
      )}
      {page.corrects_id !== null && <Alert severity="info">{texts.corrects({ id: page.corrects_id })}</Alert>}
      {page.corrected_by && <Alert severity="warning">{texts.correctedBy({ id: page.corrected_by })}</Alert>}
    </Box>
  )
}
