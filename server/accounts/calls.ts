import type { Call } from '../api/call'
import { applicationsCall } from './applications'
import { loginCall } from './login'
import { logoutCall } from './logout'
import { meCall } from './me'
import { menuCalls } from './menus'
import { permissionCalls } from './permissions'
import { refreshCall } from './refresh'

/** The calls of sessions and accounts that are no plain create-read-update-delete. */
export const accountsCalls: Call[] = [
  loginCall,
  refreshCall,
  logoutCall,
  meCall,
  applicationsCall,
  ...permissionCalls,
  ...menuCalls,
]
