import type { menu } from '../../../../resources/accounts/application'
import { type AppCode, appCodes } from '../../../../resources/accounts/permission'
import type { RowOf } from '../../../../resources/schema/infer'

/** A menu as `GET /core/menu/list` answers it. */
export interface MenuNode extends RowOf<typeof menu, 'id' | 'label' | 'routeName' | 'application_id'> {
  SubMenu: readonly MenuNode[]
}

/** One line of the matrix. */
export interface MenuLine {
  id: number
  label: string
  /** How permissions name it: `BO/Messages`. */
  place: string
}

/** Menus that stand together: those under one entry, or the entries that have none. */
export interface MenuGroup {
  /** The entry above; absent for the entries of the first rank. */
  parent?: MenuLine
  menus: readonly MenuLine[]
}

const appOfType: Readonly<Record<number, AppCode>> = { 1: 'BO', 2: 'TE', 3: 'FO' }

/** The application whose menus a profile type opens. */
export const appOf = (type: unknown): AppCode | undefined =>
  typeof type === 'number' ? appOfType[type] : undefined

const codeOf = (id: number): string => appCodes[id as keyof typeof appCodes] ?? ''

const lineOf = ({ id, label, routeName, application_id }: MenuNode): MenuLine => ({
  id,
  label,
  place: `${codeOf(application_id)}/${routeName}`,
})

/** The menus of an application as the matrix shows them: entries of the first rank, then each group. */
export function menuGroups(tree: readonly MenuNode[], app: AppCode): MenuGroup[] {
  const own = tree.filter((node) => codeOf(node.application_id) === app)
  const alone = own.filter(({ SubMenu }) => SubMenu.length === 0)
  const parents = own.filter(({ SubMenu }) => SubMenu.length > 0)
  return [
    ...(alone.length ? [{ menus: alone.map(lineOf) }] : []),
    ...parents.map((node) => ({ parent: lineOf(node), menus: node.SubMenu.map(lineOf) })),
  ]
}
