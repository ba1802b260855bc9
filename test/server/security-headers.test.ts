import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'

let on: TestApp
let token = ''

beforeAll(async () => {
  on = await openApp()
  token = (await signIn(on.app, 'nadia.roche@demo.example')).token
})
afterAll(() => on.close())

const ask = (url: string, more: Omit<InjectOptions, 'url'> = {}) =>
  on.app.inject({ method: 'GET', url, ...more })

test('every answer says what a browser may do with it: policy, type, no sniffing, no referrer, no frame, no cache', async () => {
  const own = { headers: { authorization: token } }
  for (const answer of [
    await ask('/api/users/me', own),
    await ask('/api/users/me'),
    await ask('/api/nothing'),
    await ask('/healthz'),
    await ask('/public-notices/'),
  ]) {
    const { headers } = answer
    const policy = String(headers['content-security-policy'])
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(directive)
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(headers['content-type']).toMatch(/; ?charset=utf-8|^$/i)
  }
  expect((await ask('/api/users/me', own)).headers['cache-control']).toContain('no-store')
})

test('no other origin is let in: nothing is allowed to it, and what it can send without asking opens nothing', async () => {
  const origin = 'https://elsewhere.example'
  const preflight = await ask('/api/users/me', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    },
  })
  const read = await ask('/api/users/me', { headers: { origin, authorization: token } })
  for (const { headers } of [preflight, read])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(preflight.statusCode).toBeGreaterThanOrEqual(400)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const sent = await ask('/api/search', {
      ...{ method: 'PUT', headers: { origin, 'content-type': type, cookie: `token=${token}` } },
      payload: '{"model":"User"}',
    })
    expect(sent.statusCode, type).toBeGreaterThanOrEqual(400)
  }
})

test('what is no page or call is not found: history, settings, folders, source, a method that nothing has', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/assets/',
    '/server/main.ts',
    '/data/secret.key',
    '/api/',
    '/..%2f.env',
  ])
    expect([400, 403, 404], path).toContain((await ask(path)).statusCode)
  const address = await on.app.listen({ port: 0, host: '127.0.0.1' })
  const { status } = await fetch(address, { method: 'PROPFIND' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await raw(address, 'TRACE /api/users/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 4\d\d/,
  )
})

/** What a server answers to bytes that no client library would send. */
function raw(address: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(address)
  const socket = connect({ port: Number(port), host: hostname }, () => socket.write(bytes))
  return text(socket)
}

test('a request whose end is told in two ways is refused', async () => {
  const address = on.app.listeningOrigin
  const answered = await raw(
    address,
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\n' +
      'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /api/users/me HTTP/1.1\r\nHost: x\r\n\r\n',
  )
  expect(answered).toMatch(/^HTTP\/1\.1 400/)
  expect(answered.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a parameter that comes twice is refused by its name where one is asked', async () => {
  const twice = await ask('/api/municipality/zipcode/34000?limit=1&limit=2', {
    headers: { authorization: token },
  })
  expect([200, 422]).toContain(twice.statusCode)
  const token2 = await ask('/api/auth/security/verify-token?token=a&token=b')
  expect(token2.statusCode).toBe(422)
  expect(token2.json()).toMatchObject({ fields: [{ name: 'token' }] })
})
