import { expect, test } from 'vitest'
import { browser, json, signedIn } from './browser'

const keyOf = (call: { headers: Headers }) => call.headers.get('Idempotency-Key')
const adds = (quantity: string) => ['/order/cart/line', { article_id: 1, quantity }] as const

test('each POST has a key of its own; nothing else has one', async () => {
  const { tab, calls } = browser(() => json({}), signedIn)
  const { http } = tab()
  await http.post(...adds('1'))
  await http.post(...adds('1'))
  await http.put('/order/1', {})
  await http.get('/order/1')
  const [first, second, ...others] = calls.map(keyOf)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(others).toEqual([null, null])
})

test('a double click has one key: the same request is still on its way; another content has another', async () => {
  const { tab, calls } = browser(() => json({}), signedIn)
  const { http } = tab()
  await Promise.all([http.post(...adds('1')), http.post(...adds('1')), http.post(...adds('2'))])
  const [first, second, third] = calls.map(keyOf)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what is sent again because no answer came has the same key, until it is answered or an hour has passed', async () => {
  const fates = [
    new Response('Bad gateway', { status: 502 }),
    undefined,
    json({}),
    json({}),
    undefined,
    json({}),
  ]
  const { tab, calls, clock } = browser(() => {
    const fate = fates.shift()
    if (!fate) throw new TypeError('Failed to fetch')
    return fate
  }, signedIn)
  const { http } = tab()
  const add = () => http.post(...adds('1')).catch(() => undefined)
  for (let tries = 0; tries < 5; tries += 1) await add()
  clock.advance(3_600_000)
  await add()
  const [first, second, third, fourth, fifth, sixth] = calls.map(keyOf)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(third)
  expect(fifth).not.toBe(fourth)
  expect(sixth).not.toBe(fifth)
})

test('after a refusal the same content is a new request; the second try after a renewed token is not', async () => {
  const { tab, calls } = browser(({ path, headers }) => {
    if (path === '/api/auth/refresh') return json({ token: 'new', refresh_token: 'r2' })
    if (headers.get('authorization') === 'old') return json({ type: 'err298', display: 'expirée' }, 401)
    return json({ type: 'err400', display: 'non' }, 422)
  }, signedIn)
  const { http } = tab()
  await http.post(...adds('1')).catch(() => undefined)
  await http.post(...adds('1')).catch(() => undefined)
  const [stale, renewed, next] = calls.filter(({ path }) => path !== '/api/auth/refresh').map(keyOf)
  expect(renewed).toBe(stale)
  expect(next).not.toBe(renewed)
})
