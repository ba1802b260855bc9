import { isOwnPath } from './session-events'
import type { SessionUser } from './session-user'

export interface Application {
  id: number
  machine_name: string
  url?: string | null
}

/** Under which a device keeps the home of the application that it opened last, whoever did. */
export const lastHomeKey = 'lastHome'

/** The application of the staff, and the type of their profiles. */
const ofStaff = 1

/** A menu of the profile belongs to the application, or the profile has every menu of the staff's. */
export function hasAccess(user: SessionUser, application: Application): boolean {
  const { Profile: profile } = user
  if (!profile) return false
  if (application.id === ofStaff && profile.all_menus && profile.profile_type_id === ofStaff) return true
  return (profile.Profile_Menu ?? []).some(
    ({ access_level, Menu }) => access_level !== 0 && Menu?.application_id === application.id,
  )
}

/** The applications of this person; after a login, the first one is opened. */
export function accessibleApplications(
  user: SessionUser,
  applications: readonly Application[],
): Application[] {
  return applications
    .filter((application) => hasAccess(user, application))
    .sort((one, other) => one.id - other.id)
}

/** Address of an application's home, always ending with `/`. */
export function homeOf({ url, machine_name }: Application): string {
  const isUsable = url && (isOwnPath(url) || /^https?:\/\//.test(url))
  const address = isUsable ? url : `/${machine_name}`
  return address.endsWith('/') ? address : `${address}/`
}
