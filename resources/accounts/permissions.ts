import type { AnyResource } from '../schema/resource'
import { backOfficePermissions } from './back-office-permissions'
import { customFieldPermissions } from './custom-field-permissions'
import { frontOfficePermissions } from './front-office-permissions'
import type { Permission } from './permission'
import { settingPermissions } from './setting-permissions'
import { sharedPermissions } from './shared-permissions'

/** Every permission, those of the settings tables included; what is said by hand comes first and counts. */
export function permissionCatalogue(resources: readonly AnyResource[]): readonly Permission[] {
  const tables = resources.filter((resource) => resource.group).flatMap(settingPermissions)
  const all = [
    ...[...frontOfficePermissions, ...sharedPermissions, ...backOfficePermissions],
    ...[...customFieldPermissions, ...tables],
  ]
  return [...new Map([...all].reverse().map((one) => [one.name, one])).values()].reverse()
}
