import type { AnyResource } from '../schema/resource'
import { apiKey } from './api-key'
import { application, menu, profileType, role } from './application'
import { keptAnswer } from './kept-answer'
import { profile, profileMenu, profilePermission } from './profile'
import { loginAttempt, passkey, recoveryCode, session, token } from './session'
import { user } from './user'

/** What each may do. */
export const rightResources: readonly AnyResource[] = [
  application,
  profileType,
  role,
  menu,
  profile,
  profileMenu,
  profilePermission,
]

/** By what people and machines are let in: the server's, or looked at by few. */
export const sessionResources: readonly AnyResource[] = [
  session,
  token,
  apiKey,
  loginAttempt,
  keptAnswer,
  recoveryCode,
  passkey,
]

/** What is declared of accounts: who signs in, and what each may do. */
export const accountResources: readonly AnyResource[] = [...rightResources, user]
