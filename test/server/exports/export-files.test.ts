import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportTypeTexts } from '../../../i18n/fr/export-types'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { addMembers, type Members } from '../../kit/members'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { withoutPermission } from '../../kit/without-permission'
import { cellsOf } from '../../kit/workbooks'

type Run = { id: number; state: string; total: number }

let on: TestApp
let members: Members
let karim: TestActor
beforeAll(async () => {
  on = await openApp()
  members = await addMembers(on)
  const { valmont, tilleuls } = members
  await addPerson(on, { email: 'karim@files.example', profile: 'RE', adherents: [valmont, tilleuls] })
  await addPerson(on, { email: 'luc@files.example', profile: 'RE', adherents: [valmont] })
  karim = await signIn(on.app, 'karim@files.example')
})
afterAll(() => on.close())

const seed = (sql: string, values: unknown[]) =>
  on.context.db.system('seed', async (tx) => void (await tx.query(sql, values)))

/** Prepares the orders of a person; answers the file once it is there. */
async function prepared(actor: TestActor, asked: object = { type: 'received_orders' }): Promise<Run> {
  const { status, body } = await actor.post<Run>('/exports/runs', asked)
  expect(status).toBe(200)
  const runs = async () => (await actor.get<{ data: Run[] }>('/exports/runs')).body.data
  const stateOf = async () => (await runs()).find(({ id }) => id === body.id)?.state
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('done')
  return body
}
/** Karim, with the rights of now. */
const again = () => signIn(on.app, 'karim@files.example')
const readBy = (actor: TestActor, { id }: Run) =>
  actor.get<{ type: string; display: string }>(`/exports/runs/${id}/file`)

test('a prepared file is its person’s alone, and is told in the notification box', async () => {
  const run = await prepared(karim)
  const mine = await readBy(karim, run)
  expect([mine.status, mine.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  const luc = await signIn(on.app, 'luc@files.example')
  expect((await readBy(luc, run)).status).toBe(404)
  expect((await luc.delete(`/exports/runs/${run.id}`)).status).toBe(404)
  const told = await on.context.db.system('seed', (tx) =>
    tx.query('select user_id from notification where model = $1 and event = $2', [
      'Export_run',
      String(run.id),
    ]),
  )
  expect(told.map(({ user_id }) => user_id)).toEqual([karim.id])
})

test('a member that is taken from its person takes the prepared files along; one that comes leaves them', async () => {
  const run = await prepared(karim)
  const { tilleuls, bellevue } = members
  await seed('insert into "user_adherent_ids" (user_id, adherent_id) values ($1, $2)', [karim.id, bellevue])
  expect((await readBy(await again(), run)).status).toBe(200)
  await seed('delete from "user_adherent_ids" where user_id = $1 and adherent_id = $2', [karim.id, tilleuls])
  karim = await again()
  const refused = await readBy(karim, run)
  expect([refused.status, refused.body.display]).toEqual([404, exportTypeTexts.outgrown])
  expect((await readBy(karim, await prepared(karim))).status).toBe(200)
})

test('the search of a list is prepared as its person sees it, and is no type’s', async () => {
  await sentOrder(on, { adherent: members.valmont, supplier: 1, articles: [[1, '2']] })
  const list = { model: 'Order', fields: ['number'], filename: 'Mes commandes' }
  const run = await prepared(karim, { list })
  const { data } = (await karim.get<{ data: (Run & { name: string; type: string })[] }>('/exports/runs')).body
  const seen = (await karim.put<{ total: number }>('/search/', { model: 'Order', limit: 1 })).body
  expect(data.find(({ id }) => id === run.id)).toMatchObject({
    ...{ type: 'list', total: seen.total, handled: seen.total },
    name: expect.stringMatching(/^Mes_commandes_/),
  })
  const url = `/api/exports/runs/${run.id}/file`
  const answer = await on.app.inject({ url, headers: { authorization: karim.token } })
  expect(seen.total).toBeGreaterThan(0)
  expect(cellsOf(answer.rawPayload)).toHaveLength(seen.total + 1)
  for (const asked of [{}, { type: 'received_orders', list }])
    expect((await karim.post('/exports/runs', asked)).body).toMatchObject({
      type: 'err400',
      fields: [{ name: 'type', message: exportTypeTexts.typeOrList }],
    })
  const foreign = await karim.post('/exports/runs', { list: { ...list, model: 'Adherent' } })
  expect(foreign.status).toBe(403)
})

test('who may not export the type any more does not read what was prepared', async () => {
  const run = await prepared(karim)
  const asked = { email: 'karim@files.example', permission: 'viewExports' }
  expect(await withoutPermission(on, asked, (actor) => readBy(actor, run))).toBe(403)
})
