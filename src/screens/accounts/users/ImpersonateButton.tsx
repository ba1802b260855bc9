import ActAs from '@mui/icons-material/SupervisorAccountOutlined'
import Button from '@mui/material/Button'
import { userTexts } from '../../../../i18n/fr/people'
import { useApp } from '../../../layout/app-context'
import { useAct } from '../../../widgets/use-act'

/** « Agir en tant que »: opens the session of somebody else, from the entry of the portal. */
export function ImpersonateButton({ id }: { id: number }) {
  const { client } = useApp()
  const { run, isPending } = useAct()
  const act = () =>
    run(async () => {
      await client.account.impersonate(id)
      window.location.assign('/')
    })
  return (
    <Button variant="outlined" startIcon={<ActAs />} loading={isPending} onClick={act}>
      {userTexts.actAs}
    </Button>
  )
}
