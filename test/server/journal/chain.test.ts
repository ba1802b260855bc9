import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordSecurityEvent } from '../../../server/api/security-event'
import { asOwner } from '../../../server/database/migrate'
import { forgetOld } from '../../../server/jobs/retention/forget-old'
import { sealJournal } from '../../../server/journal/seal'
import { shipJournal } from '../../../server/journal/ship'
import { verifyJournal } from '../../../server/journal/verify'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp

const add = (about: string) =>
  on.context.db.system('jobs', (tx) =>
    recordSecurityEvent(tx, { kind: 'setting_changed', about }, on.clock.now()),
  )
const verify = (heads?: string[]) =>
  asOwner(on.url, (tx) => verifyJournal(tx, { now: on.clock.now(), heads: heads ?? [] }))
/** Does what only a superuser can: past every trigger. */
const tamper = (sql: string) =>
  asOwner(on.url, async (tx) => {
    await tx.query('set session_replication_role = replica')
    await tx.query(sql)
  })
/** Seals until so many rows wait: whatever else runs on this PostgreSQL ends in between. */
const sealed = (waiting = 0) =>
  expect
    .poll(
      async () => {
        await sealJournal(on.context)
        return (await verify()).waiting
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(waiting)
const kindsOf = async (heads?: string[]) => (await verify(heads)).faults.map(({ kind }) => kind)
const idOf = (about: string) => `(select id from security_event where about = '${about}')`

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'chef@journal.example', profile: 'SA' })
  await signIn(on.app, 'chef@journal.example')
  for (const about of ['one', 'two', 'three']) await add(about)
})
afterAll(() => on?.close())

test('what is written is sealed, but for what an older transaction may still stand before', async () => {
  await asOwner(on.url, async (tx) => {
    await tx.query('begin')
    await tx.query('select pg_current_xact_id()')
    await add('after it')
    await sealed(1)
    expect(await kindsOf()).toEqual([])
    await tx.query('commit')
  })
  await sealed()
  const proof = await verify()
  expect(proof).toMatchObject({ faults: [], waiting: 0, head: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(proof.rows).toBeGreaterThanOrEqual(5)
  expect(await kindsOf([String(proof.head)])).toEqual([])
})

test('who may search it finds it and takes it along; the export stands in it; nobody else sees a row', async () => {
  const admin = await signIn(on.app, 'chef@journal.example')
  const found = await admin.get<{ data: { kind: string; user: string }[]; total: number }>(
    '/security-journal?kind=login&text=127.0.0.1',
  )
  expect(found).toMatchObject({
    status: 200,
    body: { data: [{ kind: 'login', user_id: admin.id }, { kind: 'login' }], total: 2 },
  })
  const file = await admin.get('/security-journal/export')
  expect([file.status, file.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('Journal'),
  ])
  const { body } = await admin.get<{ data: { kind: string }[] }>('/security-journal?kind=journal_exported')
  expect(body.data).toHaveLength(1)
  await addPerson(on, { email: 'claire@journal.example', profile: 'AD' })
  const other = await signIn(on.app, 'claire@journal.example')
  for (const path of ['/security-journal', '/security-journal/export'])
    expect((await other.get(path)).status).toBe(403)
})

test('a row that a superuser changes, deletes, puts in or dates back is found', async () => {
  const { head } = await verify()
  await tamper(`update security_event set about = 'two!' where about = 'two'`)
  expect((await verify()).faults).toMatchObject([{ kind: 'changed' }])
  await tamper(`update security_event set about = 'two' where about = 'two!'`)
  await tamper(`update security_event set user_id = 7 where about = 'one'`)
  expect(await kindsOf()).toEqual(['changed'])
  await tamper(`update security_event set user_id = null where about = 'one'`)
  expect(await kindsOf()).toEqual([])
  await tamper(`insert into security_event (at, kind, about, xid) values (now(), 'login', 'slipped in', '1')`)
  await sealed()
  expect(await kindsOf()).toEqual(['inserted'])
  await tamper(`delete from security_event where about = 'slipped in'`)
  on.clock.advance(5 * 3_600_000)
  await add('in time')
  await sealed()
  await tamper(`insert into security_event (at, kind) values (now() - interval '9 hours', 'login')`)
  await sealed()
  expect(await kindsOf()).toEqual(['backdated'])
  await tamper(`delete from security_seal where event_id = (select max(id) from security_event)`)
  await tamper(`delete from security_event where id = (select max(id) from security_event)`)
  expect(await kindsOf()).toEqual([])
  await tamper(`delete from security_event where id = ${idOf('three')}`)
  expect(await kindsOf()).toEqual(['missing'])
  await tamper(`delete from security_seal where seq > 2`)
  expect(await kindsOf([String(head)])).toContain('unknown head')
})

test('the collector gets each sealed row as a JSON line, again from where it acknowledged', async () => {
  const got: { about: string; seq: number }[][] = []
  let answer = 200
  const collector = createServer((request, reply) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      got.push(
        text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      )
      reply.writeHead(answer, {}).end()
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as { port: number }
  const context = { ...on.context, config: { ...on.context.config, journalUrl: `http://127.0.0.1:${port}/` } }
  await tamper('delete from security_seal')
  await sealed()
  const sent = await shipJournal(context)
  expect(got.flat().map(({ seq }) => seq)).toEqual(Array.from({ length: sent }, (_, index) => index + 1))
  await add('refused once')
  await sealed()
  answer = 503
  await expect(shipJournal(context)).rejects.toThrow('503')
  answer = 200
  expect(await shipJournal(context), 'it rests a moment').toBe(0)
  on.clock.advance(60_000)
  expect(await shipJournal(context)).toBe(1)
  expect(got.at(-1)).toMatchObject([{ about: 'refused once', kind: 'setting_changed' }])
  expect(await shipJournal(context)).toBe(0)
  await new Promise((done) => collector.close(done))
})

test('the retention job takes what is past its months, and the chain still holds', async () => {
  on.clock.advance(400 * 86_400_000)
  await add('young')
  await sealed()
  expect(await forgetOld(on.context, on.clock.now())).toContain('Journal de sécurité')
  const left = await asOwner(on.url, (tx) =>
    tx.query<{ about: string }>('select about from security_event order by id'),
  )
  expect(left.map(({ about }) => about)).toContain('young')
  expect(left.map(({ about }) => about)).not.toContain('one')
  expect(await kindsOf()).toEqual([])
  await tamper('delete from security_event')
  await tamper('delete from security_seal where seq < (select max(seq) from security_seal)')
  await tamper('update security_seal set forgotten_at = now()')
  expect(await kindsOf(), 'nobody cuts the young under the name of retention').toEqual(['cut'])
})
