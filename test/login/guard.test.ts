import { expect, test } from 'vitest'
import type { Application } from '../../providers/applications'
import { HttpError } from '../../providers/http-error'
import { createSession } from '../../providers/session-storage'
import type { SessionUser } from '../../providers/session-user'
import { guard } from '../../src/login/guard'
import { memoryStore } from '../providers/browser'

const applications: Application[] = [
  { id: 1, machine_name: 'back-office', url: '/back-office' },
  { id: 2, machine_name: 'tenders', url: '/tenders' },
  { id: 3, machine_name: 'public-notices', url: '/public-notices' },
  { id: 4, machine_name: 'front-office', url: '/front-office' },
]

/** A user whose profile opens the applications of these ids. */
const userOf = (...ids: number[]): SessionUser => ({
  id: 1,
  email: 'a@b.fr',
  first_name: 'Ana',
  last_name: 'Bel',
  Profile: {
    id: 1,
    label: 'P',
    level: 1,
    profile_type_id: 3,
    Profile_Menu: ids.map((application_id) => ({ menu_id: 1, access_level: 1, Menu: { application_id } })),
  },
})

function enter(user: SessionUser | undefined, stored: Record<string, string> = { token: 't' }) {
  const store = memoryStore(stored)
  const session = createSession(store, () => 0)
  const load = async () => {
    if (!user) throw new Error('no user')
    return user
  }
  const deps = {
    session,
    account: { load, logout: async (): Promise<undefined> => session.clear() as undefined },
    http: { get: async <T>() => applications as T },
    permissions: { load: async () => ({}) },
  }
  return { store, session, go: (address: string) => guard(deps, address) }
}

test('the first accessible application is opened: back office, tenders, front office', async () => {
  const home = async (...ids: number[]) => enter(userOf(...ids)).go('/')
  expect(await home(4, 2, 1)).toEqual({ kind: 'leave', address: '/back-office/' })
  expect(await home(4, 2)).toEqual({ kind: 'leave', address: '/tenders/' })
  expect(await home(4)).toEqual({ kind: 'leave', address: '/front-office/' })
})

test('a profile with all menus opens the back office', async () => {
  const user = userOf()
  const all = {
    ...user,
    Profile: { ...user.Profile, id: 1, label: 'SA', level: 100, profile_type_id: 1, all_menus: true },
  }
  expect(await enter(all).go('/login')).toEqual({ kind: 'leave', address: '/back-office/' })
})

test('no accessible application: logged out and sent to /login', async () => {
  const { go, session } = enter(userOf())
  expect(await go('/')).toEqual({ kind: 'page', path: '/login', notice: 'error.accessDenied' })
  expect(session.hasToken()).toBe(false)
})

test('a user that cannot be loaded: logged out and sent to /login', async () => {
  const { go, session } = enter(undefined)
  expect(await go('/')).toMatchObject({ kind: 'page', path: '/login' })
  expect(session.hasToken()).toBe(false)
})

async function openingWith(status: number) {
  const session = createSession(memoryStore({ token: 't' }), () => 0)
  const load = () => Promise.reject(new HttpError({ status, display: 'x' }))
  const account = { load, logout: async (): Promise<undefined> => session.clear() as undefined }
  const http = { get: async <T>() => applications as T }
  const permissions = { load }
  return { verdict: await guard({ session, account, http, permissions }, '/'), session }
}

test('a user that the server refuses to tell: the profile is at fault', async () => {
  const { verdict, session } = await openingWith(403)
  expect(verdict).toEqual({ kind: 'page', path: '/login', notice: 'login.profileProblem' })
  expect(session.hasToken()).toBe(false)
})

test.each([0, 500, 502, 503, 504])(
  'a server that is away (%d) logs nobody out: it is asked again',
  async (status) => {
    const { verdict, session } = await openingWith(status)
    expect(verdict).toEqual({ kind: 'unreached' })
    expect(session.hasToken()).toBe(true)
  },
)

test.each(['/logout', '/back/logout/now'])('%s logs out and goes to /login', async (address) => {
  const { go, session } = enter(userOf(1))
  expect(await go(address)).toEqual({ kind: 'page', path: '/login', notice: 'guard.loggedOut' })
  expect(session.hasToken()).toBe(false)
})

test.each([
  '/login',
  '/security/reset-password?token=x',
  '/security/setupAccount',
  '/downloadOrder?token=x',
  '/helpCenterList',
])('%s needs no token', async (address) =>
  expect(await enter(undefined, {}).go(address)).toEqual({ kind: 'stay' }),
)

test('any other path without a token goes to Login and is remembered', async () => {
  const { go, store } = enter(undefined, {})
  expect(await go('/profile?tab=1')).toEqual({ kind: 'page', path: '/login' })
  expect(store.values.get('newPath')).toBe('/profile?tab=1')
})

test('the remembered path is opened once, when it belongs to an accessible application', async () => {
  const stored = (newPath: string) => ({ token: 't', newPath })
  const remembered = async (newPath: string) => enter(userOf(1), stored(newPath)).go('/')
  expect(await remembered('/back-office/settings/unit?page=2')).toEqual({
    kind: 'leave',
    address: '/back-office/settings/unit?page=2',
  })
  expect(await remembered('/front-office/carts')).toEqual({ kind: 'leave', address: '/back-office/' })
  expect(await remembered('//evil.example/back-office/')).toEqual({ kind: 'leave', address: '/back-office/' })
  expect(await remembered('/profile')).toEqual({ kind: 'leave', address: '/back-office/profile' })
})

test('the help centre is not public when a token exists', async () => {
  expect(await enter(userOf(4)).go('/helpCenterList')).toEqual({
    kind: 'leave',
    address: '/front-office/helpCenterList',
  })
})

test('a reset link works for a person who is logged in', async () => {
  expect(await enter(userOf(1)).go('/security/reset-password?token=x')).toEqual({ kind: 'stay' })
})
