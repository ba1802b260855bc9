import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { outboxTexts as texts } from '../../../../i18n/fr/jobs'
import type { FormScope } from '../../../admin/form/form-scope'
import { useEngine } from '../../../fields/engine'
import { toast } from '../../../widgets/toast-store'

/** Over a mail that failed: why, and the way to send it again. */
export function ResendMail({ scope: { record } }: { scope: FormScope }) {
  const { http } = useEngine()
  const refresh = useRefresh()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => http.post(`/emailoutbox/${record?.id}/resend`, undefined, { quiet: true }),
    onSuccess: () => {
      toast.success(texts.resent)
      refresh()
    },
    onError: (error) => toast.error(error.message),
  })
  if (record?.state !== 'bounced' || isSuccess) return null
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={() => mutate()} loading={isPending}>
          {texts.resend}
        </Button>
      }
    >
      {texts.failed}
      {typeof record.last_error === 'string' && ` ${record.last_error}`}
    </Alert>
  )
}
