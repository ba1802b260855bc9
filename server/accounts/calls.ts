import { type Call, forPeople } from '../api/call'
import { confirmAddressCall } from './confirm-address'
import { createUserCall } from './create-user'
import { deleteUserCall } from './delete-user'
import { draftKeyCalls } from './draft-key'
import { enrolCalls } from './enrol'
import { eraseUserCall } from './erase-user'
import { impersonateCall } from './impersonate'
import { loginCall } from './login'
import { logoutCall } from './logout'
import { meCall } from './me'
import { menuCalls } from './menus'
import { forgetAddressCall } from './own-address'
import { ownDataCalls } from './own-data-calls'
import { ownFactorCalls } from './own-factor'
import { ownKeyCalls } from './own-keys'
import { ownListCalls, sharedListCalls } from './own-lists'
import { ownPasskeyCalls } from './own-passkeys'
import { ownSessionCalls } from './own-sessions'
import { passkeyLoginCalls } from './passkey-login'
import { perimeterCall } from './perimeter-call'
import { permissionCalls } from './permissions'
import { profileCalls } from './profiles'
import { exitImpersonationCall, refreshCall } from './refresh'
import { requestPasswordResetCall } from './request-password-reset'
import { resetFactorCall } from './reset-factor'
import { checkLinkPasswordCall, resetPasswordCall, verifyTokenCall } from './reset-password'
import { sendSetupCall } from './send-setup'
import { ssoCalls } from './sso-calls'
import { staffCalls } from './staff-calls'
import { updateMeCall } from './update-me'
import { checkOwnPasswordCall, updatePasswordCall } from './update-password'
import { updateUserCall } from './update-user'
import { userAccessCalls } from './user-access'
import { validatorsCall } from './validators-call'

/** The calls by which people sign in, and learn what they may do. */
export const sessionCalls: readonly Call[] = forPeople([
  loginCall,
  ...passkeyLoginCalls,
  refreshCall,
  logoutCall,
  requestPasswordResetCall,
  verifyTokenCall,
  checkLinkPasswordCall,
  resetPasswordCall,
  checkOwnPasswordCall,
  updatePasswordCall,
  meCall,
  ...draftKeyCalls,
  ...ownSessionCalls,
  ...ownDataCalls,
  ...enrolCalls,
  ...ownFactorCalls,
  ...ownPasskeyCalls,
  ...ownKeyCalls,
  ...ownListCalls,
  ...permissionCalls,
  ...menuCalls,
])

/** The calls of sessions and accounts that are no plain create-read-update-delete. */
export const accountsCalls: readonly Call[] = forPeople([
  ...sessionCalls,
  impersonateCall,
  exitImpersonationCall,
  confirmAddressCall,
  forgetAddressCall,
  resetFactorCall,
  updateMeCall,
  validatorsCall,
  perimeterCall,
  ...staffCalls,
  createUserCall,
  updateUserCall,
  deleteUserCall,
  eraseUserCall,
  ...userAccessCalls,
  sendSetupCall,
  ...profileCalls,
  ...sharedListCalls,
  ...ssoCalls,
])
