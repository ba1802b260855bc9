import { application, menu, profileType, role } from './application'
import { keptAnswer } from './kept-answer'
import { profile, profileMenu, profilePermission } from './profile'
import { loginAttempt, recoveryCode, session, token } from './session'
import { user } from './user'

/** What is declared of accounts: who signs in, and what each may do. */
export const accountResources = [
  application,
  profileType,
  role,
  menu,
  profile,
  profileMenu,
  profilePermission,
  session,
  token,
  loginAttempt,
  keptAnswer,
  recoveryCode,
  user,
] as const
