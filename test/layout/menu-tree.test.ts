import { expect, test } from 'vitest'
import { firstOfGroup, type MenuItem, type MenuQuestion, menuTree } from '../../src/layout/menu-tree'

const Page = () => null
const screens = Object.fromEntries(
  ['Home', 'Settings', 'Carts', 'CartList', 'Stocks', 'StockSettings', 'Users'].map((name) => [
    name,
    { path: `/${name}/*`, Page },
  ]),
)
let id = 0
const item = (routeName: string, more: Partial<MenuItem> = {}): MenuItem => {
  id += 1
  return {
    id,
    label: routeName,
    routeName,
    adherent_display: true,
    group_display: true,
    available: true,
    SubMenu: [],
    ...more,
  }
}
const names = (items: MenuItem[], more: Partial<MenuQuestion> = {}) =>
  menuTree(items, { screens, say: (key) => key, isAllowed: () => true, ...more }).map(
    ({ routeName }) => routeName,
  )

test('an entry without a screen is not shown, nor a group whose entries are all gone', () => {
  expect(names([item('Home'), item('Nowhere'), item('Group', { SubMenu: [item('Nowhere')] })])).toEqual([
    'Home',
  ])
})

test('a group with children is no link', () => {
  const [group] = menuTree([item('Carts', { SubMenu: [item('CartList')] })], {
    screens,
    say: (key) => key,
    isAllowed: () => true,
  })
  expect(group?.address).toBeUndefined()
  expect(group?.children.map(({ address }) => address)).toEqual(['/CartList'])
})

test("a group's own address leads to the first of its links", () => {
  const items = [
    item('Home'),
    item('Carts', { url_name: '/carts', SubMenu: [item('Nowhere'), item('CartList')] }),
  ]
  const entries = menuTree(items, { screens, say: (key) => key, isAllowed: () => true })
  expect(firstOfGroup(entries, '/carts')).toBe('/CartList')
  expect(firstOfGroup(entries, '/elsewhere')).toBeUndefined()
})

test('settings come last', () => {
  expect(names([item('Settings'), item('Home'), item('Users')])).toEqual(['Home', 'Users', 'Settings'])
})

test('an unavailable entry is not shown', () => {
  expect(names([item('Home', { available: false }), item('Users')])).toEqual(['Users'])
})

test('a selected group shows the entries of groups, an adherent those of adherents', () => {
  const items = [
    item('Home'),
    item('Users', { group_display: false }),
    item('Carts', { adherent_display: false }),
  ]
  expect(names(items, { selection: { isGroup: true, isStockAllowed: true } })).toEqual(['Home', 'Carts'])
  expect(names(items, { selection: { isGroup: false, isStockAllowed: true } })).toEqual(['Home', 'Users'])
})

test('the stock entry needs the stock module', () => {
  const shown = (isStockAllowed: boolean) =>
    names([item('Stocks'), item('StockSettings')], { selection: { isGroup: false, isStockAllowed } })
  expect(shown(true)).toEqual(['Stocks', 'StockSettings'])
  expect(shown(false)).toEqual([])
})
