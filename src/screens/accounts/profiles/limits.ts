import type { AppCode, Permission } from '../../../../resources/accounts/permission'
import { highest } from './levels'

/** What the editor holds: nobody grants more, unless allowed to go beyond. */
export interface Editor {
  app: AppCode | undefined
  holds: (permission: string) => boolean
  isUnlimited: boolean
}

/** Permissions that stand in other applications only cannot be held by the editor: the profile's level bounds them. */
const isBeyond = ({ name, apps }: Permission, { app, holds }: Editor) =>
  app !== undefined && apps.includes(app) && !holds(name)

/** The highest level of a menu that the editor may give; a level that the profile already had stays. */
export function highestGiven(
  place: string,
  had: number,
  { permissions, editor }: { permissions: readonly Permission[]; editor: Editor },
): number {
  if (editor.isUnlimited) return highest
  const refused = permissions
    .filter((one) => one.level > 0 && one.menus.includes(place) && isBeyond(one, editor))
    .map(({ level }) => level - 1)
  return Math.max(had, Math.min(highest, ...refused))
}

/** Whether the editor may tick a permission. */
export const mayTick = (permission: Permission, editor: Editor): boolean =>
  editor.isUnlimited || !isBeyond(permission, editor)

/** The labels of what a level of a menu adds. */
export const givenAt = (place: string, level: number, permissions: readonly Permission[]): string =>
  permissions
    .filter((one) => one.level === level && one.menus.includes(place))
    .map(({ label }) => label)
    .join(', ')
