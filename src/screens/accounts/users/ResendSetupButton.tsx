import Mail from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import { userTexts } from '../../../../i18n/fr/people'
import { userEndpoints } from '../../../../resources/accounts/user-endpoints'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useEndpoints } from '../../../fields/endpoints'
import { useAct } from '../../../widgets/use-act'

/** Sends once more the link by which a new account chooses its password. */
export function ResendSetupButton({ record }: { record: ReadRow }) {
  const calls = useEndpoints(userEndpoints)
  const { run, isPending } = useAct()
  const send = () =>
    run(() => calls.sendSetup({ id: Number(record.id) }), userTexts.resent({ email: String(record.email) }))
  return (
    <Button color="inherit" startIcon={<Mail />} loading={isPending} onClick={send}>
      {userTexts.resend}
    </Button>
  )
}
