import type { Call } from '../api/call'
import { applicationsCall } from './applications'
import { loginCall } from './login'
import { logoutCall } from './logout'
import { meCall } from './me'
import { menuCalls } from './menus'
import { permissionCalls } from './permissions'
import { refreshCall } from './refresh'
import { requestPasswordResetCall } from './request-password-reset'
import { resetPasswordCall, verifyTokenCall } from './reset-password'
import { updatePasswordCall } from './update-password'

/** The calls of sessions and accounts that are no plain create-read-update-delete. */
export const accountsCalls: Call[] = [
  loginCall,
  refreshCall,
  logoutCall,
  requestPasswordResetCall,
  verifyTokenCall,
  resetPasswordCall,
  updatePasswordCall,
  meCall,
  applicationsCall,
  ...permissionCalls,
  ...menuCalls,
]
