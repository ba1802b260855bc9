// @vitest-environment jsdom
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttp } from '../../providers/http'
import { browserLocks } from '../../providers/refresh'
import { createSession } from '../../providers/session-storage'
import { memoryStore, signedIn, texts } from './browser'

/** jsdom stays where it is: the server is of another origin. */
const allowed = 'authorization, content-type, x-app, x-referer'
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** A page on a server that answers as it likes; its calls may take `limit` milliseconds. */
async function page(answer: RequestListener, limit?: number) {
  const server = createServer((request, response) => {
    for (const name of ['Allow-Origin', 'Allow-Headers', 'Allow-Methods', 'Expose-Headers'])
      response.setHeader(`access-control-${name}`, name === 'Allow-Headers' ? allowed : '*')
    return request.method === 'OPTIONS' ? response.end() : answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  opened.push(() => server.close().closeAllConnections())
  const storage = memoryStore(signedIn)
  const notices: string[] = []
  const lost: string[] = []
  const http = createHttp({
    app: 'back-office',
    session: createSession(storage, Date.now),
    currentPath: () => '/',
    locks: browserLocks(undefined),
    events: {
      message: (display) => notices.push(display),
      sessionLost: (display) => lost.push(display),
      refreshRefused: (display) => lost.push(display),
      passwordExpired: (display) => lost.push(display),
      accessError: () => undefined,
    },
    texts,
    limit,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
  })
  return { http, notices, lost, storage }
}

test('a call that is not answered in time says so', async () => {
  const { http, notices } = await page(() => undefined, 50)
  await expect(http.get('/slow')).rejects.toMatchObject({ status: 0, display: texts.noAnswer })
  expect(notices).toEqual([texts.noAnswer])
})

test('a refresh that is not answered in time keeps the session', async () => {
  const { http, notices, lost, storage } = await page((request, response) => {
    if (request.url === '/api/app')
      response.writeHead(401).end(JSON.stringify({ type: 'err298', display: 'non' }))
  }, 50)
  await expect(http.get('/app')).rejects.toMatchObject({ status: 0, display: texts.noAnswer })
  expect([notices, lost]).toEqual([[texts.noAnswer], []])
  expect(Object.fromEntries(storage.values)).toEqual(signedIn)
})

test('a file takes as long as it needs', async () => {
  const { http } = await page((request, response) => {
    if (request.url === '/api/slow') return
    request.resume()
    // Once a call that began with it has been given up.
    http.get('/slow').catch(() => response.end('[{"id":1}]'))
  }, 50)
  const form = new FormData()
  form.append('files', new File(['pain'], 'pain.txt'))
  expect(await http.upload('/file', form)).toEqual([{ id: 1 }])
  expect(await (await http.download('/file/1')).blob.text()).toBe('[{"id":1}]')
})

test('a file comes with the name that the server gave it; its refusal is read like any other', async () => {
  const { http, notices } = await page((request, response) => {
    if (request.method === 'PUT')
      return response.writeHead(404).end(JSON.stringify({ type: 'err404', display: 'Introuvable' }))
    response.writeHead(200, { 'content-disposition': 'attachment; filename="liste.csv"' }).end('a;b')
  })
  const { blob, filename } = await http.download('/export')
  expect([await blob.text(), filename]).toEqual(['a;b', 'liste.csv'])
  const refused = http.download('/export', { method: 'PUT', body: {} })
  await expect(refused).rejects.toMatchObject({ status: 404, display: 'Introuvable' })
  expect(notices).toEqual(['Introuvable'])
})
