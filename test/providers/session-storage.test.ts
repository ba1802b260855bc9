import { expect, test } from 'vitest'
import { isOwnPath, rememberPath, takeRememberedPath } from '../../providers/session-events'
import { createSession, storageKeys } from '../../providers/session-storage'
import { parseUser } from '../../providers/session-user'
import { ownKeys } from '../../providers/trade/session'
import { memoryStore } from './browser'

const open = (values: Record<string, string> = {}) => {
  const store = memoryStore(values)
  return { store, session: createSession(store, () => 42, ownKeys) }
}

test('the keys are those of the specification, and what a catalogue keeps', () => {
  expect([...storageKeys, ...ownKeys].sort()).toEqual([
    'adherent',
    'articles',
    'current_route_name',
    'newPath',
    'permissions',
    'refreshToken',
    'sideNavOpened',
    'token',
    'tokenDate',
    'user',
  ])
})

test('ending the session keeps the side navigation and nothing of the person', () => {
  const all = Object.fromEntries([...storageKeys, ...ownKeys].map((key) => [key, 'x']))
  const { store, session } = open(all)
  session.clear()
  expect([...store.values.keys()].sort()).toEqual(['current_route_name', 'newPath', 'sideNavOpened'])
})

test('what is answered once the session has ended is not kept', () => {
  const { store, session } = open({ token: 'a', refreshToken: 'b' })
  const user = parseUser({ id: 3, email: 'a@b.fr' })
  if (!user) throw new Error('no user')
  session.clear()
  session.keepUser(user)
  session.keepPermissions({ signedIn: true })
  expect([...store.values.keys()]).toEqual([])
})

test('a damaged user is no user', () => {
  expect(open({ user: '{"id":' }).session.user()).toBeUndefined()
  expect(open({ user: '[]' }).session.user()).toBeUndefined()
  expect(open({ user: '{"id":3,"email":"a@b.fr"}' }).session.user()).toMatchObject({ id: 3, first_name: '' })
})

test('permissions are granted only by true', () => {
  expect(open({ permissions: '{"a":true,"b":"true","c":1}' }).session.permissions()).toEqual({
    a: true,
    b: false,
    c: false,
  })
})

test.each([
  ['/back-office/settings?page=2', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
])('only a path of this origin is remembered: %s', (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn)
  const { session } = open({ newPath: path })
  expect(takeRememberedPath(session)).toBe(isOwn ? path : undefined)
  expect(session.read('newPath')).toBeNull()
})

test.each(['/login', '/login?x=1', '/login/', '/'])('%s is not worth remembering', (path) => {
  const { session } = open()
  rememberPath(session, path)
  expect(session.read('newPath')).toBeNull()
})
