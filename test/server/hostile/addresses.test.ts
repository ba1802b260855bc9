import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on?.close())

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'] as const
const ends = [
  ...['/', '//', '///', '//evil.example/', '/%00', '/%', '/%zz', '/%ff', '/%ED%A0%80', '/..', '/%2e%2e/'],
  ...['/a\\..\\b', '/?%00', '/?a=%', '/?a[]=1', '/?__proto__=1', '/#', '/;', '/constructor'],
  ...['/__proto__', '/toString', `/${'a'.repeat(3000)}`, `/?${'a=1&'.repeat(3000)}`, '/ ', '/é', '/*'],
]
const places = ['', '/api', '/api/order', '/api/setting', '/api/file', '/upload', '/upload/user', '/assets']
const rest = ['/unilogin/logo', '/back-office', '/healthz', '/readyz']

test.each(methods)(
  '%s on addresses that nobody wrote answers neither 5xx nor in another language',
  async (method) => {
    const wrong: string[] = []
    for (const place of [...places, ...rest])
      for (const end of ends) {
        const url = `${place}${end}`
        const answer = await on.app.inject({ method, url, headers: { accept: 'text/html' } }).catch(String)
        if (typeof answer === 'string') wrong.push(`${url.slice(0, 60)}: ${answer}`)
        else if (answer.statusCode >= 500) wrong.push(`${url.slice(0, 60)}: ${answer.statusCode}`)
        else if (answer.statusCode >= 400 && /"statusCode":/.test(answer.body))
          wrong.push(`${url.slice(0, 60)}: ${answer.body.slice(0, 120)}`)
      }
    expect(wrong).toEqual([])
  },
)

test('a product that is reached over TLS says so to browsers for a year; another one says nothing', async () => {
  const told = async ({ app }: TestApp) => (await app.inject('/healthz')).headers['strict-transport-security']
  expect(await told(on)).toBe('max-age=31536000; includeSubDomains')
  const plain = await openApp({ PUBLIC_URL: 'http://portail.example' })
  expect(await told(plain).finally(() => plain.close())).toBeUndefined()
})
