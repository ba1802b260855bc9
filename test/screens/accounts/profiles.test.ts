import { describe, expect, test } from 'vitest'
import { permissions } from '../../../resources/rights'
import { levelMap, withLevels } from '../../../src/screens/accounts/profiles/levels'
import { type Editor, givenAt, highestGiven, mayTick } from '../../../src/screens/accounts/profiles/limits'
import { appOf, type MenuNode, menuGroups } from '../../../src/screens/accounts/profiles/menu-groups'
import { specialGroups } from '../../../src/screens/accounts/profiles/special'

const node = (id: number, routeName: string, app = 1, SubMenu: readonly MenuNode[] = []): MenuNode => ({
  id,
  label: routeName,
  routeName,
  application_id: app,
  SubMenu,
})
const tree = [
  node(1, 'Home'),
  node(2, 'Adherents', 1, [node(3, 'AdherentManagement'), node(4, 'GroupAdherentList')]),
  node(5, 'UserList'),
  node(6, 'Profiles'),
  node(9, 'CartList', 4),
]
const groups = menuGroups(tree, 'BO')
const holding = (...names: string[]): Editor => ({
  app: 'BO',
  holds: (name) => names.includes(name),
  isUnlimited: false,
})
const unlimited: Editor = { ...holding(), isUnlimited: true }
const permission = (name: string) => {
  const found = permissions.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('the menus of a profile', () => {
  test('are those of the application that its type opens', () => {
    expect([1, 2, 3, undefined].map(appOf)).toEqual(['BO', 'TE', 'FO', undefined])
    expect(menuGroups(tree, 'FO').flatMap(({ menus }) => menus.map(({ place }) => place))).toEqual([
      'FO/CartList',
    ])
  })

  test('stand by group, those of the first rank first', () => {
    expect(groups.map(({ parent, menus }) => [parent?.label, menus.length])).toEqual([
      [undefined, 3],
      ['Adherents', 2],
    ])
  })
})

describe('the levels of menus', () => {
  test('open the entry above, and close it with the last one under it', () => {
    const open = withLevels([], new Map([[3, 2]]), groups)
    expect([...levelMap(open)]).toEqual([
      [3, 2],
      [2, 1],
    ])
    expect(withLevels(open, new Map([[3, 0]]), groups)).toEqual([])
  })

  test('keep the rows that were there, by their id', () => {
    const before = [{ id: 70, menu_id: 5, access_level: 1 }]
    expect(withLevels(before, new Map([[5, 3]]), groups)).toEqual([{ id: 70, menu_id: 5, access_level: 3 }])
  })
})

describe('what an editor may grant', () => {
  test('ends where a level gives what the editor does not hold', () => {
    const editor = holding('viewUsers', 'createUser')
    expect(highestGiven('BO/UserList', 0, { permissions, editor })).toBe(2)
    expect(highestGiven('BO/UserList', 0, { permissions, editor: unlimited })).toBe(4)
  })

  test('includes what the profile already had', () => {
    expect(highestGiven('BO/UserList', 4, { permissions, editor: holding() })).toBe(4)
  })

  test('leaves permissions of the other applications alone to the profile’s level', () => {
    expect(mayTick(permission('answerTender'), holding())).toBe(true)
    expect(mayTick(permission('impersonateUser'), holding())).toBe(false)
    expect(mayTick(permission('impersonateUser'), holding('impersonateUser'))).toBe(true)
  })

  test('is said by what each level adds', () => {
    expect(givenAt('BO/UserList', 3, permissions)).toBe('Modifier un utilisateur')
  })
})

describe('the permissions ticked one by one', () => {
  const asked = { app: 'BO' as const, mainTitle: 'Menus principaux' }
  const names = (ticked: string[]) =>
    specialGroups(permissions, groups, { ...asked, ticked: new Set(ticked) }).map(
      ({ title, permissions: all }) => ({
        title,
        names: all.map(({ name }) => name),
      }),
    )

  test('are the special ones by group of menus, then those of the other applications', () => {
    const [first, second, last] = names([])
    expect(first?.title).toBe('Menus principaux')
    expect(first?.names).toContain('impersonateUser')
    expect(first?.names).not.toContain('viewUsers')
    expect(second).toEqual({ title: 'Adherents', names: ['manageGroupAdherent'] })
    expect(last?.title).toBeUndefined()
    expect(last?.names).toContain('createCart')
  })

  test('and those that a profile holds beside its levels', () => {
    expect(names(['viewUsers'])[0]?.names).toContain('viewUsers')
  })
})
