import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import { profileType } from '../../../../providers/trade/session'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { type FormExtensions, FormExtensionsContext } from '../../../admin/form/extensions'
import { FormActions } from '../../../admin/form/FormActions'
import { FormFrame } from '../../../admin/form/FormFrame'
import { useAllowed, useEngine } from '../../../fields/engine'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormSkeleton } from '../../../widgets/FormSkeleton'
import { toast } from '../../../widgets/toast-store'
import { useSelf } from '../shared/session-profile'
import { userExtensions, userWidgets } from '../users/extensions'
import { AccountFields, accountNames } from './AccountFields'
import { identityInputs } from './identity-inputs'
import { OwnData } from './OwnData'
import { OwnDevices } from './OwnDevices'
import { OwnEmailInput } from './OwnEmailInput'
import { OwnKeys } from './OwnKeys'
import { OwnPasskeys } from './OwnPasskeys'
import { OwnSessions } from './OwnSessions'
import { OwnWebhooks } from './OwnWebhooks'
import { OwnPasswordContext } from './own-password'
import { TwoFactor } from './TwoFactor'
import { useMe } from './use-me'
import { useOwnPassword } from './use-own-password'

const refusals = { err432: 'email' }

const ownExtensions: FormExtensions = {
  ...userExtensions,
  widgets: { user: { ...userWidgets, ...identityInputs, email: OwnEmailInput } },
}

/** Members change their account only with the right to; everybody else always (specification 1 §5). */
function useIsOpen(me: ReadRow | undefined) {
  const isAllowed = useAllowed()
  const { typeId } = useSelf()
  if (me?.isImpersonated === true) return { isOpen: false, why: texts.impersonated }
  const isOpen = typeId !== profileType.adherent || isAllowed('updateMyProfile')
  return { isOpen, why: texts.locked }
}

/** The form of one's own account. */
export function AccountForm() {
  const { registry } = useEngine()
  const { me, error, round, reload, keep } = useMe()
  const { password, write } = useOwnPassword(me, reload)
  const { typeId } = useSelf()
  const isAllowed = useAllowed()
  const choosesValidators = isAllowed('updateUser')
  const { isOpen, why } = useIsOpen(me)
  if (!me) return error ? <ErrorState onRetry={() => void reload()} /> : <FormSkeleton />

  async function cancel() {
    await reload()
    toast.success(texts.resetData)
  }
  return (
    <FormExtensionsContext value={ownExtensions}>
      <OwnPasswordContext value={password}>
        {!isOpen && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {why}
          </Alert>
        )}
        <FormFrame
          key={round}
          resource={registry.get('user')}
          record={me}
          names={accountNames(typeId, choosesValidators)}
          refusals={refusals}
          isLocked={!isOpen}
          savedText={texts.saved}
          write={write}
          onSaved={keep}
          onReloaded={() => void reload()}
        >
          {() => (
            <>
              <AccountFields canChangePassword={me.isImpersonated !== true} />
              {isOpen && <FormActions onCancel={() => void cancel()} />}
            </>
          )}
        </FormFrame>
        {me.isImpersonated !== true && (
          <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
            <TwoFactor />
            <OwnPasskeys />
            <OwnSessions />
            {isAllowed('viewNotifications') && <OwnDevices />}
            <OwnData />
            <OwnKeys />
            {isAllowed('manageWebhooks') && <OwnWebhooks />}
          </Box>
        )}
      </OwnPasswordContext>
    </FormExtensionsContext>
  )
}
