import type { AnyResource } from './resource'

/** What people may be allowed to do. */
export interface Permission {
  name: string
  /** Sentence shown in a profile's form. */
  label: string
  /** The applications in which it counts, by their codes. */
  apps: readonly string[]
  /** The menus whose access level gives it, unless it is special. */
  menus: readonly string[]
  /** Level needed; 0 = none gives it. */
  level: number
  /** Ticked one by one. */
  special: boolean
  /** A flag of the user that gives it. */
  flag?: string
  /** Profiles that hold it in a new database, by their codes. */
  grants: readonly string[]
  /** Permissions that come with it. */
  implies: readonly string[]
}

const ticked = (name: string, label: string): Permission => ({
  ...{ name, label, apps: [], menus: [], level: 0, special: true },
  ...{ grants: [], implies: [] },
})

/** The permissions that declarations and their actions ask for, each ticked one by one: those of an application that says no others. */
export function declaredPermissions(resources: readonly AnyResource[]): readonly Permission[] {
  const asked = resources.flatMap(({ label, access, actions = {} }) => [
    ...[access.view, access.read, access.create, access.update, access.remove]
      .flat()
      .map((name) => [name, label[1]] as const),
    ...Object.values(actions).map((action) => [action.permission, action.label] as const),
  ])
  const named = asked.flatMap(([name, label]) => (name && name !== 'signedIn' ? [ticked(name, label)] : []))
  return [...new Map(named.map((one) => [one.name, one])).values()]
}
