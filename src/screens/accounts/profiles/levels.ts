import type { profileMenu } from '../../../../resources/accounts/profile'
import type { RowOf } from '../../../../resources/schema/infer'
import type { MenuGroup } from './menu-groups'

/** 0 none, 1 view, 2 create, 3 edit, 4 delete: each includes the lower ones. */
export const highest = 4

/** A row of `menus`: absent where there is no access. */
export type MenuLevel = RowOf<typeof profileMenu, 'menu_id' | 'access_level'> &
  Partial<RowOf<typeof profileMenu, 'id'>>

const isLevel = (row: unknown): row is MenuLevel =>
  typeof Reflect.get(Object(row), 'menu_id') === 'number' &&
  typeof Reflect.get(Object(row), 'access_level') === 'number'

/** The rows of a form's value. */
export const levelRows = (value: unknown): MenuLevel[] => (Array.isArray(value) ? value.filter(isLevel) : [])

/** Menu → level. */
export const levelMap = (value: unknown): ReadonlyMap<number, number> =>
  new Map(levelRows(value).map((row) => [row.menu_id, row.access_level]))

/** The rows after some menus got another level; an entry above is open while something under it is. */
export function withLevels(
  value: unknown,
  changes: ReadonlyMap<number, number>,
  groups: readonly MenuGroup[],
): MenuLevel[] {
  const rows = new Map(levelRows(value).map((row) => [row.menu_id, row]))
  const set = (menu_id: number, access_level: number) =>
    access_level === 0
      ? rows.delete(menu_id)
      : rows.set(menu_id, { ...rows.get(menu_id), menu_id, access_level })
  for (const [menu, level] of changes) set(menu, level)
  for (const { parent, menus } of groups) {
    if (!parent || !menus.some(({ id }) => changes.has(id))) continue
    const isOpen = menus.some(({ id }) => rows.has(id))
    set(parent.id, isOpen ? Math.max(1, rows.get(parent.id)?.access_level ?? 0) : 0)
  }
  return [...rows.values()]
}
