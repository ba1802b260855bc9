import { type Call, forPeople } from '../api/call'
import { confirmAddressCall } from './confirm-address'
import { createUserCall } from './create-user'
import { draftKeyCalls } from './draft-key'
import { enrolCalls } from './enrol'
import { impersonateCall } from './impersonate'
import { loginCall } from './login'
import { logoutCall } from './logout'
import { menuCalls } from './menus'
import { changeMeCalls, ownAccountCalls } from './own-account'
import { ownFactorCalls } from './own-factor'
import { ownKeyCalls } from './own-keys'
import { ownListCalls, sharedListCalls } from './own-lists'
import { ownPasskeyCalls } from './own-passkeys'
import { ownSessionCalls } from './own-sessions'
import { passkeyLoginCalls } from './passkey-login'
import { permissionCalls } from './permissions'
import { profileCalls } from './profiles'
import { exitImpersonationCall, refreshCall } from './refresh'
import { requestPasswordResetCall } from './request-password-reset'
import { resetFactorCall } from './reset-factor'
import { checkLinkPasswordCall, resetPasswordCall, verifyTokenCall } from './reset-password'
import { ssoCalls } from './sso-calls'
import { staffCalls } from './staff-calls'
import { ownPasswordCalls } from './update-password'
import { updateUserCall } from './update-user'
import { userAccessCalls } from './user-access'
import { userCalls } from './user-calls'

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
  ...ownPasswordCalls,
  ...ownAccountCalls,
  ...draftKeyCalls,
  ...ownSessionCalls,
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
  resetFactorCall,
  ...staffCalls,
  ...changeMeCalls,
  ...userCalls,
  createUserCall,
  updateUserCall,
  ...userAccessCalls,
  ...profileCalls,
  ...sharedListCalls,
  ...ssoCalls,
])
