import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { workerSource } from '../../scripts/service-worker'

const origin = 'https://portail.example'
const pathOf = (key: unknown) =>
  new URL(typeof key === 'string' ? key : (key as Request).url, origin).pathname

/** A worker on a network that can be cut, in a browser that is on some page. */
function worker(version = 'v1', store = new Map<string, Map<string, Response>>()) {
  const listeners = new Map<string, (event: unknown) => void>()
  const asked: string[] = []
  const state = { isOnline: true, at: '/front-office/orders', slow: Promise.resolve(), page: 'v1' }
  const cache = (name: string) => {
    const kept = store.get(name) ?? new Map<string, Response>()
    store.set(name, kept)
    return { put: async (key: unknown, answer: Response) => void kept.set(pathOf(key), answer) }
  }
  const shown: unknown[][] = []
  const opened: string[] = []
  const self = {
    location: { origin },
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: {
      claim: async () => undefined,
      get: async () => ({ url: origin + state.at }),
      matchAll: async () => [
        { url: origin + state.at, focus: async () => void opened.push(`focus ${state.at}`) },
      ],
      openWindow: async (url: string) => void opened.push(url),
    },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  }
  runInNewContext(workerSource(version), {
    self,
    URL,
    Response,
    Promise,
    Boolean,
    Array,
    setTimeout,
    caches: {
      open: async (name: string) => cache(name),
      keys: async () => [...store.keys()],
      delete: async (name: string) => store.delete(name),
      match: async (key: unknown) =>
        [...store.values()].flatMap((one) => one.get(pathOf(key))?.clone() ?? [])[0],
    },
    fetch: async (key: unknown) => {
      asked.push(pathOf(key))
      if (!state.isOnline) throw new TypeError('Failed to fetch')
      await state.slow
      return new Response(`${pathOf(key)} of the network, ${state.page}`, {
        status: pathOf(key).includes('gone') ? 404 : 200,
      })
    },
  })
  const waits: Promise<unknown>[] = []
  const send = (name: string, more: object) => {
    const answered: Promise<Response>[] = []
    const event = {
      ...more,
      clientId: 'a',
      waitUntil: (one: Promise<unknown>) => waits.push(one),
      respondWith: (one: Promise<Response>) => answered.push(one),
    }
    listeners.get(name)?.(event)
    return answered[0]
  }
  const get = async (path: string, mode = 'no-cors', method = 'GET') => {
    const answer = await send('fetch', { request: { url: origin + path, mode, method } })
    await Promise.all(waits)
    return answer && { status: answer.status, text: await answer.text() }
  }
  const open = async (path: string, how: string) => {
    const answer = await send('fetch', {
      request: { url: origin + path, mode: 'navigate', method: 'GET', cache: how },
    })
    return answer?.text()
  }
  const tell = async (name: string, data?: unknown, more: object = {}) => {
    send(name, { data, ...more })
    await Promise.all(waits)
  }
  return {
    state,
    asked,
    store,
    shown,
    opened,
    get,
    tell,
    open,
    visit: (path: string) => get(path, 'navigate'),
  }
}

test('a page of the front office opens again without a network, at any of its addresses; another application says so', async () => {
  const { state, visit } = worker()
  await visit('/front-office/orders/receive/12')
  state.isOnline = false
  expect(await visit('/front-office/orders/receive/13')).toMatchObject({ status: 200 })
  expect(await visit('/back-office/products')).toMatchObject({
    status: 503,
    text: expect.stringContaining('<h1>'),
  })
  expect(await visit('/front-officer')).toMatchObject({ status: 503 })
})

test('the network comes first for pages: a new version is seen at once', async () => {
  const { visit, asked } = worker()
  await visit('/front-office')
  await visit('/front-office')
  expect(asked).toEqual(['/front-office', '/front-office'])
})

test('a slow network is not waited for where the page is kept, unless somebody asks anew; what it brings is seen next', async () => {
  const { visit, open, state } = worker()
  await visit('/front-office')
  let come = () => {}
  state.slow = new Promise<void>((done) => {
    come = done
  })
  state.page = 'v2'
  expect(await open('/front-office/orders', 'default')).toBe('/front-office of the network, v1')
  const anew = open('/front-office/orders', 'no-cache')
  come()
  expect(await anew).toBe('/front-office/orders of the network, v2')
  expect(await visit('/front-office')).toMatchObject({ text: '/front-office of the network, v2' })
})

test('code of the front office is kept once asked for, or when the page names it; of other applications nothing is', async () => {
  const { state, get, tell, store } = worker()
  await get('/assets/reception-1.js')
  await tell('message', {
    keep: [`${origin}/assets/base-2.js`, 'https://elsewhere.example/assets/x.js', '/api/me'],
  })
  state.at = '/back-office/products'
  await get('/assets/admin-3.js')
  await get('/assets/gone-4.js')
  expect([...(store.get('portail-v1')?.keys() ?? [])].sort()).toEqual([
    '/assets/base-2.js',
    '/assets/reception-1.js',
    '/front-office',
  ])
  state.isOnline = false
  expect(await get('/assets/reception-1.js')).toMatchObject({ status: 200 })
  await expect(get('/assets/admin-3.js')).rejects.toThrow('Failed to fetch')
})

test('what the API answers, and what is sent, pass by the worker', async () => {
  const { get, store } = worker()
  expect(await get('/api/order/12/reception', 'cors')).toBeUndefined()
  expect(await get('/assets/x.js', 'cors', 'POST')).toBeUndefined()
  expect(await get('/upload/12', 'no-cors')).toBeUndefined()
  expect(store.size).toBe(0)
})

test('a new version takes the place of what the former kept', async () => {
  const store = new Map([
    ['portail-v0', new Map<string, Response>()],
    ['of-somebody-else', new Map<string, Response>()],
  ])
  const { tell } = worker('v1', store)
  await tell('activate')
  expect([...store.keys()]).toEqual(['of-somebody-else'])
})

test('what the server tells a device is shown, and opens its screen: the window that shows it, or one of its own', async () => {
  const { tell, shown, opened } = worker()
  const url = '/tenders/orders/12'
  await tell('push', { json: () => ({ title: 'Commande reçue', body: 'C-12', url, tag: 'notification-5' }) })
  await tell('push', null)
  expect(shown).toEqual([
    ['Commande reçue', expect.objectContaining({ body: 'C-12', tag: 'notification-5', data: { url } })],
    ['Nouvelle notification', expect.objectContaining({ data: { url: '/' } })],
  ])
  const click = (to: string) =>
    tell('notificationclick', undefined, {
      notification: { close: () => undefined, data: { url: to } },
    })
  await click(url)
  await click('/front-office/orders')
  await click('https://elsewhere.example/')
  expect(opened).toEqual([origin + url, 'focus /front-office/orders'])
})
