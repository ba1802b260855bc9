import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfileCode } from '../../../resources/accounts/permission'
import { addPerson, profileLabel, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Menu {
  id: number
  routeName: string
  application_id: number
  SubMenu: Menu[]
}
interface Profile extends Record<string, unknown> {
  id: number
  permissions: string[]
  menus: { menu_id: number; access_level: number }[]
}

let on: TestApp
let nadia: TestActor
let alain: TestActor
let menus: Menu[]
const profiles = new Map<string, number>()

beforeAll(async () => {
  on = await openApp()
  const person = async (name: string, profile: ProfileCode) => {
    const email = `${name}@profils.example`
    await addPerson(on, { email, profile, first_name: name, last_name: 'Test' })
    return signIn(on.app, email)
  }
  nadia = await person('nadia', 'SA')
  alain = await person('alain', 'AD')
  const flat = (list: Menu[]): Menu[] => list.flatMap((menu) => [menu, ...flat(menu.SubMenu)])
  menus = flat((await nadia.get<Menu[]>('/core/menu/list')).body)
  const rows = await on.context.db.system('session', (tx) =>
    tx.query<{ id: number; label: string }>('select id, label from profile'),
  )
  for (const { id, label } of rows) profiles.set(label, id)
})
afterAll(() => on.close())

const menuId = (routeName: string, application = 1) =>
  menus.find((menu) => menu.routeName === routeName && menu.application_id === application)?.id
let count = 0
const newProfile = (more: Record<string, unknown> = {}) => ({
  label: `Acheteur régional ${++count}`,
  level: 55,
  profile_type_id: 1,
  menus: [{ menu_id: menuId('SupplierManagement'), access_level: 1 }],
  ...more,
})

test('an administrator makes a profile below the own level and assigns it', async () => {
  const { status, body: profile } = await alain.post<Profile>(
    '/profile',
    newProfile({ permissions: ['impersonateUser'] }),
  )
  expect(status).toBe(200)
  expect(profile).toMatchObject({
    level: 55,
    permissions: ['impersonateUser'],
    menus: [{ menu_id: menuId('SupplierManagement'), access_level: 1 }],
  })
  const user = await alain.post('/users/create', {
    email: 'acheteur@profils.example',
    first_name: 'Jean',
    last_name: 'Petit',
    profile_id: profile.id,
  })
  expect(user.status).toBe(200)
  const { body } = await nadia.get<Profile>(`/profile/${profile.id}`)
  expect(body).toMatchObject({
    label: profile.label,
    permissions: ['impersonateUser'],
    purchasing_habits_week: 8,
  })
})

test('nobody makes, raises or changes a profile above the own level: err433', async () => {
  expect((await alain.post('/profile', newProfile({ level: 81 }))).body.type).toBe('err433')
  const { body: profile } = await alain.post<Profile>('/profile', newProfile())
  expect((await alain.put(`/profile/${profile.id}`, { ...profile, level: 90 })).body.type).toBe('err433')
  const { body: chief } = await nadia.get<Profile>(`/profile/${profiles.get(profileLabel('SA'))}`)
  expect((await alain.put(`/profile/${chief.id}`, { ...chief, level: 10 })).body.type).toBe('err433')
  expect((await alain.delete(`/profile/${chief.id}`)).body.type).toBe('err433')
})

test('nobody grants what it does not hold: err433, until allowed to go beyond', async () => {
  const { body: profile } = await alain.post<Profile>('/profile', newProfile())
  const permissions = ['overridePermissionLimits']
  const refused = await alain.put(`/profile/${profile.id}`, { ...profile, permissions })
  expect(refused).toMatchObject({ status: 403, body: { type: 'err433', fields: [{ name: 'permissions' }] } })
  expect((await alain.post('/profile', newProfile({ all_menus: true }))).body.type).toBe('err433')
  const { body: own } = await nadia.get<Profile>(`/profile/${profiles.get(profileLabel('AD'))}`)
  const given = await nadia.put<Profile>(`/profile/${own.id}`, {
    ...own,
    permissions: [...own.permissions, ...permissions],
  })
  expect(given.status).toBe(200)
  const again = await signIn(on.app, 'alain@profils.example')
  expect((await again.put(`/profile/${profile.id}`, { ...profile, permissions })).status).toBe(200)
  expect(
    (await nadia.put(`/profile/${own.id}`, { ...given.body, permissions: own.permissions })).status,
  ).toBe(200)
  const history = await nadia.get<{ data: unknown[] }>(
    `/fieldHistory/association-history?modelName=Profile&entityId=${own.id}&associationName=Profile_permission`,
  )
  expect(history.body.data).toMatchObject([{ action: 'removed' }, { action: 'added' }])
  alain = await signIn(on.app, 'alain@profils.example')
})

test('rights of members, which the back office cannot hold, are given within the level', async () => {
  const cook = newProfile({
    profile_type_id: 3,
    level: 30,
    menus: [{ menu_id: menuId('CartList', 4), access_level: 4 }],
    permissions: ['foodCatalog'],
  })
  expect((await alain.post('/profile', cook)).status).toBe(200)
})

test('a profile opens menus of its own application only, and known permissions', async () => {
  const foreign = await alain.post(
    '/profile',
    newProfile({ menus: [{ menu_id: menuId('CartList', 4), access_level: 1 }] }),
  )
  expect(foreign.body).toMatchObject({ type: 'err400', fields: [{ name: 'menus' }] })
  const unknown = await alain.post('/profile', newProfile({ permissions: ['inventedRight'] }))
  expect(unknown.body).toMatchObject({ type: 'err400', fields: [{ name: 'permissions' }] })
  for (const wrong of [
    { level: 0 },
    { level: 101 },
    { label: '' },
    { profile_type_id: 9 },
    { menus: [{ menu_id: menuId('Profiles'), access_level: 5 }] },
  ])
    expect((await nadia.post('/profile', newProfile(wrong))).body.type).toBe('err400')
})

test('levels are cumulative: a level gives what the lower ones give', async () => {
  const { body: profile } = await nadia.post<Profile>(
    '/profile',
    newProfile({ menus: [{ menu_id: menuId('SupplierManagement'), access_level: 3 }] }),
  )
  const email = 'cumul@profils.example'
  const id = await addPerson(on, { email, profile: 'LB' })
  await on.context.db.system('session', (tx) =>
    tx.query('update "user" set profile_id = $2 where id = $1', [id, profile.id]),
  )
  const someone = await signIn(on.app, email)
  expect((await someone.get('/auth/permissions')).body).toMatchObject({
    viewSupplier: true,
    createSupplier: true,
    updateSupplier: true,
    deleteSupplier: false,
    viewUsers: false,
  })
  expect((await someone.get('/auth/have-access-to/updateSupplier')).body).toEqual({ hasAccess: true })
  expect((await someone.get('/auth/have-access-to/inventedRight')).body).toEqual({ hasAccess: false })
})

test('changed rights are felt at once: the sessions of those who have the profile end, a new label ends none', async () => {
  const { body: profile } = await nadia.post<Profile>('/profile', newProfile())
  const email = 'senti@profils.example'
  const id = await addPerson(on, { email, profile: 'LB' })
  await on.context.db.system('session', (tx) =>
    tx.query('update "user" set profile_id = $2 where id = $1', [id, profile.id]),
  )
  const someone = await signIn(on.app, email)
  const renamed = await nadia.put<Profile>(`/profile/${profile.id}`, { ...profile, label: 'Autre nom' })
  expect((await someone.get('/users/me')).status).toBe(200)
  await nadia.put(`/profile/${profile.id}`, { ...renamed.body, menus: [] })
  expect((await someone.get('/users/me')).body.type).toBe('err298')
  const { body } = await (await signIn(on.app, email)).get('/auth/permissions')
  expect(body.viewSupplier).toBe(false)
})

test('a profile that somebody has is neither deleted nor of another type', async () => {
  const { body: profile } = await nadia.get<Profile>(`/profile/${profiles.get(profileLabel('AD'))}`)
  expect((await nadia.delete(`/profile/${profile.id}`)).body.type).toBe('err420')
  const moved = await nadia.put(`/profile/${profile.id}`, { ...profile, profile_type_id: 3, menus: [] })
  expect(moved.body).toMatchObject({
    type: 'err400',
    fields: [
      {
        name: 'profile_type_id',
        message: expect.stringMatching(/^Ce profil est attribué à \d utilisateur\(s\)$/),
      },
    ],
  })
  const { body: free } = await nadia.post<Profile>('/profile', newProfile())
  expect((await nadia.delete(`/profile/${free.id}`)).body).toEqual({ success: true })
})

test('what is sent again unchanged changes nothing: rows keep their ids, the history stays empty', async () => {
  const { body: profile } = await nadia.post<Profile>(
    '/profile',
    newProfile({ permissions: ['impersonateUser'] }),
  )
  const ids = (row: Profile) => JSON.stringify([row.menus, row.Profile_permission])
  const { body: same } = await nadia.put<Profile>(`/profile/${profile.id}`, {
    ...profile,
    menus: profile.menus.map(({ menu_id, access_level }) => ({ menu_id, access_level })),
  })
  expect(ids(same)).toBe(ids(profile))
})

test('the tables of sessions, tokens and tries answer to nobody', async () => {
  for (const model of ['session', 'token', 'login_attempt'])
    expect((await nadia.put('/search/', { model, fields: [] })).body.type).toBe('err403')
  const { body } = await nadia.put<{ data: Record<string, unknown>[] }>('/search/', {
    model: 'User',
    fields: [],
    limit: 5,
  })
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.every((row) => !('password_hash' in row))).toBe(true)
  const byHash = await nadia.put('/search/', {
    model: 'User',
    fields: [{ name: 'password_hash', operator: 'like', value: 'argon' }],
  })
  expect(byHash.status).toBe(422)
})

interface Lists {
  preferences: { name: string; value: unknown }[]
  views: { id: number; label: string; search: string; owner: string; is_own: boolean; is_offered: boolean }[]
}
const listsOf = async (who: TestActor) => (await who.get<Lists>('/users/lists')).body

test('how a person likes its lists is kept on its account, and nobody else reads or changes it', async () => {
  const columns = { name: 'list.unit.columns', value: ['label', 'kind'] }
  expect((await nadia.put('/users/lists', columns)).body).toEqual({ success: true })
  await nadia.put('/users/lists', { ...columns, value: ['label'] })
  expect((await listsOf(nadia)).preferences).toEqual([{ name: columns.name, value: ['label'] }])
  expect((await listsOf(alain)).preferences).toEqual([])
  expect((await nadia.put('/users/lists', { ...columns, user_id: 1 })).status).toBe(422)
  expect((await nadia.put('/users/lists', { ...columns, value: 'x'.repeat(20_000) })).status).toBe(422)
  await on.context.db.system('seed', async (tx) => {
    await tx.query(
      `insert into notification (user_id, kind, title, mailing) values ($1, 'order_read', '', 'none')`,
      [nadia.id],
    )
    expect((await nadia.put('/users/lists', columns)).status, 'while much is written of hers').toBe(200)
  })
  await nadia.put('/users/lists', { name: columns.name, value: null })
  expect((await listsOf(nadia)).preferences).toEqual([])
})

test('a search is shared with a profile within the own level, read by its users and ended by its owner', async () => {
  const { id: profile_id } = (await alain.post<Profile>('/profile', newProfile())).body
  const email = 'paula@profils.example'
  await addPerson(on, { email, profile: 'AD', first_name: 'paula', last_name: 'Test' })
  await on.context.db.system('seed', (tx) =>
    tx.query('update "user" set profile_id = $1 where email = $2', [profile_id, email]),
  )
  const paula = await signIn(on.app, email)
  const view = { target: 'supplier', label: 'Prospects', search: 'filterBy=supplier_status_id|2', profile_id }
  const shared = (await alain.post<{ id: number }>('/users/lists/views', { ...view, is_default: true })).body
  const again = await alain.post('/users/lists/views', { ...view, search: '', columns: ['name'] })
  expect(again.body).toEqual(shared)
  expect((await listsOf(paula)).views).toEqual([
    expect.objectContaining({
      ...shared,
      label: 'Prospects',
      search: '',
      owner: 'alain Test',
      is_offered: true,
    }),
  ])
  expect((await listsOf(nadia)).views).toEqual([])

  const errors = async (who: TestActor, more: object) => {
    const { status, body } = await who.post<{ fields?: { name: string }[] }>('/users/lists/views', {
      ...view,
      ...more,
    })
    return [status, body.fields?.[0]?.name]
  }
  expect(await errors(paula, {})).toEqual([403, undefined])
  expect(await errors(nadia, {})).toEqual([422, 'label'])
  expect(await errors(alain, { target: 'session' })).toEqual([422, 'target'])
  expect((await errors(alain, { profile_id: 999_999 }))[0]).toBe(422)
  expect((await errors(alain, { profile_id: profiles.get(profileLabel('SA')) }))[0]).toBe(403)
  expect((await paula.delete(`/users/lists/views/${shared.id}`)).status).toBe(403)
  expect((await alain.delete(`/users/lists/views/${shared.id}`)).status).toBe(200)
  expect((await alain.delete(`/users/lists/views/${shared.id}`)).status).toBe(404)
  expect((await listsOf(paula)).views).toEqual([])
})
