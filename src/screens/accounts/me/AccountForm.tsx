import Alert from '@mui/material/Alert'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import { profileType } from '../../../../providers/session-user'
import { FormExtensionsContext } from '../../../admin/form/extensions'
import { FormActions } from '../../../admin/form/FormActions'
import { FormFrame } from '../../../admin/form/FormFrame'
import type { Row } from '../../../admin/form/form-scope'
import { useAllowed, useEngine } from '../../../fields/engine'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormSkeleton } from '../../../widgets/FormSkeleton'
import { toast } from '../../../widgets/toast-store'
import { useSelf } from '../shared/session-profile'
import { userExtensions } from '../users/extensions'
import { AccountFields, accountNames } from './AccountFields'
import { useMe } from './use-me'

/** Errors that the form says itself. */
const quiet = ['err400', 'err409']
const refusals = { err432: 'email' }

/** Members change their account only with the right to; everybody else always (specification 1 §5). */
function useIsOpen(me: Row | undefined) {
  const isAllowed = useAllowed()
  const { typeId } = useSelf()
  if (me?.isImpersonated === true) return { isOpen: false, why: texts.impersonated }
  const isOpen = typeId !== profileType.adherent || isAllowed('updateMyProfile')
  return { isOpen, why: texts.locked }
}

/** The form of one's own account. */
export function AccountForm() {
  const { registry, http } = useEngine()
  const { me, error, round, reload, keep } = useMe()
  const { typeId } = useSelf()
  const choosesValidators = useAllowed()('updateUser')
  const { isOpen, why } = useIsOpen(me)
  if (!me) return error ? <ErrorState onRetry={() => void reload()} /> : <FormSkeleton />

  async function cancel() {
    await reload()
    toast.success(texts.resetData)
  }
  return (
    <FormExtensionsContext value={userExtensions}>
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
        write={(body, current) =>
          http.put<Row>('/users/updateMe/', { ...body, lock_version: current?.lock_version }, { quiet })
        }
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
    </FormExtensionsContext>
  )
}
