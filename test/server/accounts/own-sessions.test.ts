import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn, testPassword } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
const email = 'karim@sessions.example'
beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email, profile: 'CH' })
  await addPerson(on, { email: 'sophie@sessions.example', profile: 'RE' })
  await addPerson(on, { email: 'nadia@sessions.example', profile: 'SA', first_name: 'Nadia' })
})
afterAll(() => on.close())

type Sessions = { data: { id: number; device: string; address: string; current: boolean }[] }
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Signs in with a browser, from an address. */
async function signInWith(agent: string, address: string) {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers: { 'user-agent': agent },
    payload: { email, password: testPassword },
  })
  return JSON.parse(answer.body).token as string
}

test('one sees one’s own open sessions with device, address and last use, and no others', async () => {
  await signInWith(windows, '10.0.0.7')
  on.clock.advance(5 * 60_000)
  const here = await signIn(on.app, email)
  await signIn(on.app, 'sophie@sessions.example')
  const { body } = await here.get<Sessions>('/users/sessions')
  expect(body.data).toEqual([
    expect.objectContaining({ current: true, address: '127.0.0.1' }),
    expect.objectContaining({ current: false, address: '10.0.0.7', device: 'Chrome sur Windows' }),
  ])
  expect(JSON.stringify(body)).not.toContain('nonce')
})

test('one ends one of them, then all others; the one that asks stays', async () => {
  const [here, there, third] = [
    await signIn(on.app, email),
    await signIn(on.app, email),
    await signIn(on.app, email),
  ]
  const sophie = await signIn(on.app, 'sophie@sessions.example')
  const { body } = await there.get<Sessions>('/users/sessions')
  const id = body.data.find(({ current }) => current)?.id
  expect((await sophie.delete(`/users/sessions/${id}`)).body.type).toBe('err404')
  expect((await here.delete(`/users/sessions/${id}`)).status).toBe(200)
  expect((await there.get('/users/me')).body.type).toBe('err298')
  expect((await here.delete(`/users/sessions/${id}`)).body.type).toBe('err404')
  expect((await here.delete('/users/sessions')).status).toBe(200)
  expect((await third.get('/users/me')).body.type).toBe('err298')
  expect((await here.get('/users/me')).status).toBe(200)
  expect((await sophie.get('/users/me')).status).toBe(200)
  expect((await here.get<Sessions>('/users/sessions')).body.data).toHaveLength(1)
})

test('who acts in somebody’s name is seen and ended by that person, and neither sees nor ends sessions', async () => {
  const [karim, nadia] = [await signIn(on.app, email), await signIn(on.app, 'nadia@sessions.example')]
  const { body: acting } = await nadia.post('/auth/impersonate', { id: karim.id })
  const as = (method: 'GET' | 'DELETE') =>
    on.app.inject({
      method,
      url: '/api/users/sessions',
      headers: { authorization: String(acting.token) },
    })
  expect((await as('GET')).statusCode).toBe(403)
  expect((await as('DELETE')).statusCode).toBe(403)
  const { body } = await karim.get<Sessions>('/users/sessions')
  expect(body.data).toContainEqual(
    expect.objectContaining({ Impersonator: { first_name: 'Nadia', last_name: 'Nom' } }),
  )
  await karim.delete('/users/sessions')
  expect((await as('GET')).statusCode).toBe(401)
  expect((await nadia.get('/users/me')).status).toBe(200)
})
