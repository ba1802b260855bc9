import { afterAll, beforeAll, expect, test } from 'vitest'
import { menuMessages } from '../../../i18n/fr/menu'
import { resources } from '../../../resources'
import { menuCatalogue } from '../../../resources/accounts/menus'
import type { ProfileCode } from '../../../resources/accounts/permission'
import { addPerson, call, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Item {
  id: number
  label: string
  routeName: string
  application_id: number
  SubMenu: Item[]
}

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

const as = async (profile: ProfileCode) => {
  const email = `${profile.toLowerCase()}@menus.example`
  await addPerson(on, { email, profile })
  return signIn(on.app, email)
}
const flat = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...flat(item.SubMenu)])
const set = (sql: string) => on.context.db.system('session', (tx) => tx.query(sql))

test('the applications are the portal’s four', async () => {
  const actor = await as('MA')
  const { body } = await actor.get<{ machine_name: string; url: string }[]>('/app')
  expect(body.map((one) => one.machine_name)).toEqual([
    'back-office',
    'tenders',
    'public-notices',
    'front-office',
  ])
  expect(body.every((one) => one.url.startsWith('/'))).toBe(true)
})

test('a profile sees the menus of its application that it has a level for, and nothing of the others', async () => {
  const cook = await as('CH')
  const { body: front } = await cook.get<Item[]>('/core/menu/front-office')
  const routes = flat(front).map((item) => item.routeName)
  const said = menuMessages(menuCatalogue(resources.all))
  expect(flat(front).filter(({ label }) => !said[label])).toEqual([])
  expect(flat(front).map(({ label }) => label)).toContain('menu.front-office.CartList')
  expect(routes).toContain('CartList')
  expect(routes).not.toContain('UserList')
  expect((await cook.get('/core/menu/back-office')).body).toEqual([])
  expect((await cook.get('/core/menu/tenders')).body).toEqual([])
  expect((await cook.get('/users/userMenu?applicationName=front-office')).body).toEqual(front)
})

test('an application may be named by its id', async () => {
  const cook = await signIn(on.app, 'ch@menus.example')
  expect((await cook.get('/core/menu/4')).body).toEqual((await cook.get('/core/menu/front-office')).body)
})

test('the menus of the back office open to a super administrator, settings last', async () => {
  const chief = await as('SA')
  await set(`update menu set position = -1 where "routeName" = 'Settings'`)
  const { body } = await chief.get<Item[]>('/core/menu/back-office')
  expect(body.at(-1)?.routeName).toBe('Settings')
  const shown = flat(body).map((item) => item.routeName)
  expect(shown).toEqual(expect.arrayContaining(['Home', 'UserList', 'Profiles']))
})

test('a menu that is not available is shown to nobody, a heading without entries neither', async () => {
  const reader = await as('LB')
  const add = (route: string, available: boolean, parent = '') =>
    set(`insert into menu (label, "routeName", application_id, available, parent_id)
      values ('${route}', '${route}', 1, ${available}, (select id from menu where "routeName" = '${parent}'))`)
  await add('ClosedEntry', false)
  await add('Heading', true)
  await add('NotHeld', true, 'Heading')
  const give = (route: string) =>
    set(`insert into profile_menu (profile_id, menu_id, access_level)
      select u.profile_id, m.id, 1 from "user" u, menu m where u.id = ${reader.id} and m."routeName" = '${route}'`)
  await give('ClosedEntry')
  await give('Heading')
  const routes = async () =>
    flat((await reader.get<Item[]>('/core/menu/back-office')).body).map((item) => item.routeName)
  for (const hidden of ['ClosedEntry', 'Heading', 'NotHeld']) expect(await routes()).not.toContain(hidden)
  await give('NotHeld')
  expect(await routes()).toEqual(expect.arrayContaining(['Heading', 'NotHeld']))
})

test('without a session there are no menus', async () => {
  for (const path of [
    '/app',
    '/core/menu/list',
    '/core/menu/back-office',
    '/users/userMenu?applicationName=tenders',
    '/auth/permissions',
    '/auth/have-access-to/viewUsers',
  ])
    expect((await call(on.app, 'GET', path)).body.type).toBe('err298')
})
