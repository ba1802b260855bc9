import { isOwnPath } from './session-events'
import { profileType, type SessionUser } from './session-user'

/** The applications of the portal, by the specification's machine names. */
export type ApplicationName = 'back-office' | 'front-office' | 'tenders' | 'public-notices'

export interface Application {
  id: number
  machine_name: string
  url?: string | null
}

/** After a login, the first accessible one is opened: the specification's order. */
export const entryOrder: readonly ApplicationName[] = ['back-office', 'tenders', 'front-office']

/** A menu of the profile belongs to the application, or the profile has every back-office menu. */
export function hasAccess(user: SessionUser, application: Application): boolean {
  const { Profile: profile } = user
  if (!profile) return false
  const isBackOffice = application.machine_name === 'back-office'
  if (isBackOffice && profile.all_menus && profile.profile_type_id === profileType.backOffice) return true
  return (profile.Profile_Menu ?? []).some(
    ({ access_level, Menu }) => access_level !== 0 && Menu?.application_id === application.id,
  )
}

/** The applications of this person, in the order of entry. */
export function accessibleApplications(
  user: SessionUser,
  applications: readonly Application[],
): Application[] {
  return entryOrder.flatMap((name) =>
    applications.filter((application) => application.machine_name === name && hasAccess(user, application)),
  )
}

/** Address of an application's home, always ending with `/`. */
export function homeOf({ url, machine_name }: Application): string {
  const isUsable = url && (isOwnPath(url) || /^https?:\/\//.test(url))
  const address = isUsable ? url : `/${machine_name}`
  return address.endsWith('/') ? address : `${address}/`
}
