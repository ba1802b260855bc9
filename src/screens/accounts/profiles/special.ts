import type { AppCode, Permission } from '../../../../resources/accounts/permission'
import { fold } from '../../../../resources/schema/fold'
import type { MenuGroup } from './menu-groups'

/** Permissions that stand together: those of a group of menus, or of the other applications (no group). */
export interface SpecialGroup {
  title?: string
  permissions: readonly Permission[]
}

const titleIn = (groups: readonly MenuGroup[], { menus }: Permission, mainTitle: string) => {
  const group = groups.find((one) => one.menus.some(({ place }) => menus.includes(place)))
  return group?.parent?.label ?? mainTitle
}

/**
 * The permissions ticked one by one, by group of menus: special ones, those that a profile holds beside its levels, and,
 * for the back office, those of the other applications.
 */
export function specialGroups(
  all: readonly Permission[],
  groups: readonly MenuGroup[],
  asked: { app: AppCode; ticked: ReadonlySet<string>; mainTitle: string },
): SpecialGroup[] {
  const { app, ticked, mainTitle } = asked
  const own = all.filter((one) => one.apps.includes(app) && (one.special || ticked.has(one.name)))
  const others = all.filter(
    (one) => !one.apps.includes(app) && !one.flag && (app === 'BO' || ticked.has(one.name)),
  )
  const titles = [...new Set(own.map((one) => titleIn(groups, one, mainTitle)))]
  const byLabel = (a: Permission, b: Permission) => (fold(a.label) < fold(b.label) ? -1 : 1)
  return [
    ...titles.map((title) => ({
      title,
      permissions: own.filter((one) => titleIn(groups, one, mainTitle) === title).sort(byLabel),
    })),
    ...(others.length ? [{ permissions: [...others].sort(byLabel) }] : []),
  ]
}
