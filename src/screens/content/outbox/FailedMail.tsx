import Alert from '@mui/material/Alert'
import { outboxTexts as texts } from '../../../../i18n/fr/jobs'
import type { FormScope } from '../../../admin/form/form-scope'

/** Over a mail that failed: why. The way to send it again is an action of its declaration. */
export function FailedMail({ scope: { record } }: { scope: FormScope }) {
  if (record?.state !== 'bounced') return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {texts.failed}
      {typeof record.last_error === 'string' && ` ${record.last_error}`}
    </Alert>
  )
}
