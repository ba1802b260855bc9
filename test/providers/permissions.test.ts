import { expect, test } from 'vitest'
import { createAccount } from '../../providers/account'
import { createAuthProvider } from '../../providers/auth-provider'
import { createPermissions, permissionFor } from '../../providers/permissions'
import { browser, type FarSide, json, signedIn } from './browser'

const supplier = {
  access: { view: 'viewSupplier', create: 'createSupplier', update: 'updateSupplier' },
  actions: { dereference: { permission: 'manageReferencing' }, note: {} },
}

const farSide: FarSide = ({ path }) => {
  if (path === '/api/auth/permissions') return json({ viewSupplier: true, createSupplier: false })
  if (path === '/api/auth/have-access-to/manageReferencing') return json({ hasAccess: true })
  return json({ hasAccess: false })
}

function open(stored: Record<string, string> = signedIn) {
  const { tab, session, storage, count } = browser(farSide, stored)
  const { http } = tab()
  const permissions = createPermissions({ session, http })
  const auth = createAuthProvider({
    session,
    permissions,
    account: createAccount({ session, http, permissions }),
    findResource: (name) => (name === 'supplier' ? supplier : undefined),
    avatarUrl: () => undefined,
    location: () => ({ origin: 'https://portail.example', pathname: '/back-office/x', search: '?page=2' }),
  })
  return { permissions, auth, session, storage, count }
}

test('an action of a resource asks for the permission that its declaration names', () => {
  expect(permissionFor(supplier, 'list')).toBe('viewSupplier')
  expect(permissionFor(supplier, 'edit')).toBe('updateSupplier')
  expect(permissionFor(supplier, 'delete')).toBeUndefined()
  expect(permissionFor(supplier, 'dereference')).toBe('manageReferencing')
  expect(permissionFor(supplier, 'note')).toBe('updateSupplier')
})

test('the map is asked for once, kept, and answers from memory', async () => {
  const { permissions, storage, count } = open()
  expect(await Promise.all([permissions.has('viewSupplier'), permissions.has('createSupplier')])).toEqual([
    true,
    false,
  ])
  expect(count('/api/auth/permissions')).toBe(1)
  expect(JSON.parse(storage.values.get('permissions') ?? '')).toEqual({
    viewSupplier: true,
    createSupplier: false,
  })
})

test('the map that the browser kept is used without a call', async () => {
  const { permissions, count } = open({ ...signedIn, permissions: '{"viewSupplier":true}' })
  expect(permissions.known('viewSupplier')).toBe(true)
  expect(await permissions.has('viewSupplier')).toBe(true)
  expect(count('/api/auth/permissions')).toBe(0)
})

test('an unknown name is asked of the server, and then known', async () => {
  const { permissions, count } = open()
  expect(await permissions.has('manageReferencing')).toBe(true)
  expect(await permissions.has('manageReferencing')).toBe(true)
  expect(count('/api/auth/have-access-to/manageReferencing')).toBe(1)
})

test('react-admin is answered from the map; what nobody is granted is for the super administrator', async () => {
  const { auth } = open()
  const can = (action: string, resource = 'supplier') => auth.canAccess?.({ action, resource } as never)
  expect(await can('list')).toBe(true)
  expect(await can('create')).toBe(false)
  expect(await can('delete')).toBe(false)
  expect(await can('use', 'manageReferencing')).toBe(true)
  const chief = { id: 1, email: 'a@b.fr', Profile: { all_menus: true } }
  const { auth: chiefs } = open({ ...signedIn, user: JSON.stringify(chief) })
  expect(await chiefs.canAccess?.({ action: 'delete', resource: 'supplier' } as never)).toBe(true)
})

test('without a token the path is remembered and the check refused', async () => {
  const { auth, storage } = open({})
  await expect(auth.checkAuth({})).rejects.toEqual({ message: false })
  expect(storage.values.get('newPath')).toBe('/back-office/x?page=2')
})

test('logging out forgets the person and leads to the login page of this origin', async () => {
  const { auth, storage, count } = open({ ...signedIn, adherent: '{"id":1}', permissions: '{"a":true}' })
  expect(await auth.logout({})).toBe('https://portail.example/login')
  expect(count('/api/auth/logout')).toBe(1)
  expect([...storage.values.keys()]).toEqual([])
})
