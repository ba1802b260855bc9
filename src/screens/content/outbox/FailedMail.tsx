import Alert from '@mui/material/Alert'
import { outboxTexts as texts } from '../../../../i18n/fr/jobs'
import type { FormScope } from '../../../admin/form/form-scope'
import { CopyButton } from '../../../widgets/CopyButton'

/** Over a mail that failed: why, to be copied for who can help. The way to send it again is an action of its declaration. */
export function FailedMail({ scope: { record } }: { scope: FormScope }) {
  if (record?.state !== 'bounced') return null
  const why = typeof record.last_error === 'string' ? record.last_error : ''
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={why && <CopyButton text={why} label={texts.copyError} />}>
      {texts.failed} {why}
    </Alert>
  )
}
