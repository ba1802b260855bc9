import { expect, test } from 'vitest'
import { defaultProfiles, defaultRights } from '../../resources/accounts/default-rights'
import { grantedPermissions } from '../../resources/accounts/granted'
import { placeOf } from '../../resources/accounts/menu-entry'
import { resources } from '../../resources/index'
import { menus, permissions } from '../../resources/rights'

const named = new Map(permissions.map((permission) => [permission.name, permission]))
const rightsOf = (code: string) => {
  const profile = defaultProfiles.find((one) => one.code === code)
  if (!profile) throw new Error(code)
  const { levels, ticked } = defaultRights(profile, permissions)
  return {
    profileTypeId: profile.profileTypeId,
    allMenus: profile.allMenus,
    levels: Object.fromEntries(levels),
    ticked,
    flags: {},
  }
}

test('a permission is named once, and what it implies exists', () => {
  expect(named.size).toBe(permissions.length)
  expect(permissions.flatMap(({ implies }) => implies).filter((name) => !named.has(name))).toEqual([])
})

test('every permission that a resource asks for is in the catalogue', () => {
  const asked = resources.all.flatMap(({ access, fieldAccess }) => [
    ...Object.values(access).flat(),
    ...Object.values(fieldAccess ?? {}).flatMap((field) => [field?.read, field?.write]),
  ])
  const known = (name: string) => named.has(name) || ['signedIn', 'serverOnly'].includes(name)
  expect(asked.filter((name) => name !== undefined && !known(name))).toEqual([])
})

test.each(defaultProfiles.filter(({ code }) => code !== 'SA').map(({ code }) => code))(
  '%s holds what the catalogue grants it, and what that implies',
  (code) => {
    const granted = permissions.filter(({ grants, flag }) => grants.some((one) => one === code) && !flag)
    const expected = new Set(granted.flatMap(({ name, implies }) => [name, ...implies]))
    expect([...grantedPermissions(rightsOf(code), permissions)].sort()).toEqual([...expected].sort())
  },
)

test('a super administrator holds all but what only suppliers do', () => {
  const held = grantedPermissions(rightsOf('SA'), permissions)
  const missing = permissions.filter(({ name }) => !held.has(name)).map(({ name }) => name)
  expect(missing).toEqual([
    'answerLitigation',
    'answerTender',
    'answerPriceUpdate',
    'viewSupplierOrders',
    'confirmOrder',
    'updateSupplierInfo',
    'viewMyCatalog',
    'updateMyCatalog',
  ])
})

test('a flag of the user gives its permission and the table behind it', () => {
  const held = grantedPermissions({ ...rightsOf('CH'), flags: { create_product_hc: true } }, permissions)
  expect(held.has('createProductHc')).toBe(true)
  expect(held.has('createSettingProductNotInCatalog')).toBe(true)
  expect(held.has('createSupplierHc')).toBe(false)
})

test('a menu level gives the permissions up to it', () => {
  const held = grantedPermissions(
    { profileTypeId: 3, allMenus: false, levels: { 'FO/CartList': 2 }, ticked: [], flags: {} },
    permissions,
  )
  expect([...held]).toEqual(['viewCart', 'createCart'])
})

test('every menu of a permission exists, and every permission of a menu', () => {
  const places = new Set(menus.map(placeOf))
  expect(places.size).toBe(menus.length)
  expect(permissions.flatMap((one) => one.menus).filter((menu) => !places.has(menu))).toEqual([])
  expect(menus.filter(({ needs }) => needs && !named.has(needs))).toEqual([])
  expect(menus.filter(({ app, parent }) => parent && !places.has(`${app}/${parent}`))).toEqual([])
})
