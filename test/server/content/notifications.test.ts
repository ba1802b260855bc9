import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '../../../server/trade/notify'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Box {
  data: { id: number; title: string; link: string | null; read_at: string | null }[]
  total: number
  unread: number
}

let on: TestApp
let karim: TestActor
let sophie: TestActor
let nadia: TestActor

beforeAll(async () => {
  on = await openApp()
  karim = await signIn(on.app, 'karim.benali@demo.example')
  sophie = await signIn(on.app, 'sophie.lenoir@demo.example')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  for (const entityId of [1, 2, 3])
    await on.context.db.system('notifications', (tx) =>
      notify(tx, {
        kind: 'order_read',
        users: [karim.id, entityId === 3 ? sophie.id : null],
        model: 'Order',
        entityId,
        params: { order: `C-${entityId}`, supplier: 'Boucherie Martin' },
        now: on.clock.now(),
      }),
    )
})
afterAll(() => on?.close())

const box = async (actor: TestActor, query = '') => (await actor.get<Box>(`/notification${query}`)).body

test('each sees their own box alone, the administrator too (I-01)', async () => {
  expect(await box(karim)).toMatchObject({ total: 3, unread: 3 })
  expect(await box(sophie)).toMatchObject({ total: 1, unread: 1 })
  expect(await box(nadia)).toMatchObject({ total: 0, unread: 0 })
  expect((await nadia.put('/search/', { model: 'Notification', limit: 10 })).status).toBe(403)
  const [first] = (await box(karim)).data
  expect(first).toMatchObject({
    title: 'Commande lue par le fournisseur',
    link: '/front-office/orders/tracking/3',
  })
})

test('a notification is read, or all of them, and of nobody else', async () => {
  const [first] = (await box(karim)).data
  expect((await sophie.put('/notification/read', { id: first?.id })).body).toEqual({ changed: 0 })
  expect((await karim.put('/notification/read', { id: first?.id })).body).toEqual({ changed: 1 })
  expect((await karim.get('/notification/unread')).body).toEqual({ unread: 2 })
  expect(await box(karim, '?unread=true')).toMatchObject({ total: 2 })
  expect((await karim.put('/notification/read', {})).body).toEqual({ changed: 2 })
  expect((await karim.get('/notification/unread')).body).toEqual({ unread: 0 })
})

test('a notification is deleted by its owner only, then all of them', async () => {
  const [first] = (await box(karim)).data
  expect((await sophie.delete(`/notification/${first?.id}`)).status).toBe(404)
  expect((await karim.delete(`/notification/${first?.id}`)).status).toBe(200)
  expect((await karim.delete(`/notification/${first?.id}`)).status).toBe(404)
  expect((await karim.delete('/notification')).body).toEqual({ changed: 2 })
  expect(await box(karim)).toMatchObject({ total: 0 })
  expect(await box(sophie)).toMatchObject({ total: 1 })
})

test('preferences are chosen kind by kind, among those that concern the person', async () => {
  const list = async (actor: TestActor) =>
    (await actor.get<{ kind: string; mailing: string; push: boolean }[]>('/notification/preferences')).body
  const kinds = (await list(karim)).map(({ kind }) => kind)
  expect(kinds).toContain('order_refused')
  expect(kinds).not.toContain('tender_invitation')
  await karim.put('/notification/preferences', { kind: 'order_refused', mailing: 'digest', push: false })
  await karim.put('/notification/preferences', { kind: 'order_refused', mailing: 'none' })
  const refused = async (actor: TestActor) => (await list(actor)).find(({ kind }) => kind === 'order_refused')
  expect(await refused(karim)).toMatchObject({ mailing: 'none', push: false })
  expect(await refused(sophie)).toMatchObject({ mailing: 'mail', push: true })
  expect((await karim.put('/notification/preferences', { kind: 'x', mailing: 'none' })).status).toBe(422)
  const choose = () => sophie.put('/notification/preferences', { kind: 'order_read', mailing: 'none' })
  const twice = await Promise.all(Array.from({ length: 6 }, choose))
  expect(twice.map(({ status }) => status)).toEqual(Array(6).fill(200))
})
