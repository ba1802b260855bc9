import { apiKey } from './api-key'
import { application, menu, profileType, role } from './application'
import { keptAnswer } from './kept-answer'
import { profile, profileMenu, profilePermission } from './profile'
import { loginAttempt, passkey, recoveryCode, session, token } from './session'
import { user } from './user'

/** What every application has of accounts beside its own `user`: what each may do, sessions, keys. */
export const sessionResources = [
  application,
  profileType,
  role,
  menu,
  profile,
  profileMenu,
  profilePermission,
  session,
  token,
  apiKey,
  loginAttempt,
  keptAnswer,
  recoveryCode,
  passkey,
] as const

/** What is declared of accounts: who signs in, and what each may do. */
export const accountResources = [...sessionResources, user] as const
