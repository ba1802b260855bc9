import type { menu } from '../../resources/accounts/application'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { type Screen, type Screens, screenAddress } from './screens'

/** A menu entry as the server answers it; its label is a translation key. */
export interface MenuItem
  extends RowOf<typeof menu, 'id' | 'label'>,
    Partial<
      RowOf<
        typeof menu,
        'icon' | 'routeName' | 'url_name' | 'exact' | 'adherent_display' | 'group_display' | 'available'
      >
    > {
  SubMenu?: readonly MenuItem[] | null
}

/** A menu entry as the side navigation shows it: a link, or a group of links. */
export interface NavEntry
  extends RowOf<typeof menu, 'id' | 'routeName' | 'label'>,
    FilledOf<typeof menu, 'icon' | 'exact'> {
  address?: string
  /** The address of a group itself, which has no screen: it leads to the first of its links. */
  heading?: string
  children: readonly NavEntry[]
}

/** What decides which entries are shown. */
export interface MenuQuestion {
  screens: Screens
  say: (key: string) => string
  isAllowed: (screen: Screen) => boolean
  /** Front office only: what the person has selected. */
  selection?: { isGroup: boolean; isStockAllowed: boolean }
}

const settingsRoute = 'Settings'
/** Shown only where the stock module is open to what is selected (specification 2 §6). */
const stockRoutes: ReadonlySet<string> = new Set(['Stocks', 'StockSettings'])

/** The entries whose screen exists and that fit the selection; a group without children goes; settings last. */
export function menuTree(items: readonly MenuItem[], question: MenuQuestion): NavEntry[] {
  const entries = items.filter((item) => fits(item, question)).flatMap((item) => entryOf(item, question))
  const isSettings = ({ routeName }: NavEntry) => routeName === settingsRoute
  return [...entries.filter((entry) => !isSettings(entry)), ...entries.filter(isSettings)]
}

function fits(item: MenuItem, { selection }: MenuQuestion): boolean {
  if (item.available === false) return false
  if (!selection) return true
  if (stockRoutes.has(routeOf(item)) && !selection.isStockAllowed) return false
  return selection.isGroup ? item.group_display === true : item.adherent_display === true
}

function entryOf(item: MenuItem, question: MenuQuestion): NavEntry[] {
  const routeName = routeOf(item)
  const children = menuTree(item.SubMenu ?? [], question)
  const screen = question.screens[routeName]
  const isLink = screen !== undefined && question.isAllowed(screen)
  if (children.length === 0 && !isLink) return []
  return [
    {
      id: item.id,
      routeName,
      label: question.say(item.label),
      icon: item.icon ?? '',
      address: children.length === 0 && screen ? screenAddress(screen) : undefined,
      heading: children.length > 0 ? (item.url_name ?? undefined) : undefined,
      exact: item.exact ?? false,
      children,
    },
  ]
}

/** The address of the first link of the group whose own address this is. */
export const firstOfGroup = (entries: readonly NavEntry[], pathname: string): string | undefined =>
  entries.find(({ heading }) => heading === pathname)?.children.find(({ address }) => address)?.address

const routeOf = (item: MenuItem): string => item.routeName || item.url_name || item.label
