import Mail from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import { userTexts } from '../../../../i18n/fr/people'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useEngine } from '../../../fields/engine'
import { useAct } from '../../../widgets/use-act'

/** Sends once more the link by which a new account chooses its password. */
export function ResendSetupButton({ record }: { record: ReadRow }) {
  const { http } = useEngine()
  const { run, isPending } = useAct()
  const send = () =>
    run(
      () => http.post(`/users/setup/${String(record.id)}`),
      userTexts.resent({ email: String(record.email) }),
    )
  return (
    <Button color="inherit" startIcon={<Mail />} loading={isPending} onClick={send}>
      {userTexts.resend}
    </Button>
  )
}
