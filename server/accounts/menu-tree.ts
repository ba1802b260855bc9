import type { MenuItem } from '../../resources/accounts/answers'

export type { MenuItem }

import { menu } from '../../resources/accounts/application'
import { appCodes } from '../../resources/accounts/permission'
import { screenlessMenus } from '../../resources/accounts/screenless-menus'
import type { Answer, RowOf } from '../../resources/schema/infer'
import { pick } from '../../resources/schema/pick'
import type { Tx } from '../database/connect'
import { columnsOf } from '../database/select'

const stored = pick(menu, [
  'id',
  'icon',
  'routeName',
  'url_name',
  'exact',
  'parent_id',
  'application_id',
  'adherent_display',
  'group_display',
  'available',
  'position',
])

/** `label` is a translation key, `menu.front-office.CartList`: whoever shows it has its text in the person's language. */
export type MenuRow = Answer<typeof stored> & RowOf<typeof menu, 'label'>

const columns = `${columnsOf(stored, 'm')}, concat_ws('.', 'menu', a.machine_name, m."routeName") as label`

/** An entry without a screen is available to nobody; it still carries rights. */
const codes: Readonly<Record<number, string>> = appCodes
export const withScreens = (row: MenuRow): MenuRow =>
  screenlessMenus.has(`${codes[row.application_id]}/${row.routeName}`) ? { ...row, available: false } : row

/** Every menu, in order, of one application or of all. */
export async function readMenus(tx: Tx, application?: string): Promise<MenuRow[]> {
  const rows = await tx.query<MenuRow>(
    `select ${columns} from menu m join application a on a.id = m.application_id
     where m."deletedAt" is null and ($1::text is null or a.machine_name = $1 or a.id::text = $1)
     order by m.application_id, m.position, m.id`,
    [application ?? null],
  )
  return rows.map(withScreens)
}

/** The settings entry always comes last (specification 1 §4). */
const settingsLast = (items: MenuItem[]): MenuItem[] => [
  ...items.filter((item) => item.routeName !== 'Settings'),
  ...items.filter((item) => item.routeName === 'Settings'),
]

function itemsUnder(
  rows: readonly MenuRow[],
  parent: number | null,
  checked: (id: number) => boolean,
): MenuItem[] {
  const items = rows
    .filter((row) => row.parent_id === parent)
    .map(({ parent_id: _parent, position: _position, ...row }) => ({
      ...row,
      isChecked: checked(row.id),
      SubMenu: itemsUnder(rows, row.id, checked),
    }))
  return settingsLast(items)
}

/** The menus as a tree; `isChecked` tells which are held. */
export const menuTree = (rows: readonly MenuRow[], held: (id: number) => boolean): MenuItem[] =>
  itemsUnder(rows, null, held)

/**
 * What of a tree is shown: entries held and available; a heading whose entries are all hidden is hidden with them,
 * one that only carries rights (the settings hub) is shown with any of these. */
export function shownMenus(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => {
    if (item.available === false) return []
    const offered = item.SubMenu.filter(({ available }) => available !== false)
    const SubMenu = shownMenus(offered)
    const held = item.isChecked || item.SubMenu.some(({ isChecked }) => isChecked)
    const shown = offered.length ? SubMenu.length > 0 : held
    return shown ? [{ ...item, SubMenu }] : []
  })
}
