import type { SessionUser } from './session-user'

/** Whose what a device keeps is; an administrator who acts as somebody has other things than that person. */
export const personOf = (user: SessionUser | undefined): string =>
  user ? `${user.id}${user.isImpersonated ? '-as' : ''}` : 'nobody'
