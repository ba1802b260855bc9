import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { openBadMailbox } from '../../kit/bad-smtp'
import { type TestDatabase, testDatabase } from '../../kit/database'
import { eventually, type Product, ready, startProduct } from '../../kit/product'

/** A machine that takes connections and never says a word. */
async function openMute() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://127.0.0.1:${port}/tarif.xlsx`,
    connections: () => connections,
    close: () => server.close(),
  }
}

let database: TestDatabase
let mute: Awaited<ReturnType<typeof openMute>>
let box: Awaited<ReturnType<typeof openBadMailbox>>
beforeAll(async () => {
  ;[database, mute, box] = [await testDatabase(), await openMute(), await openBadMailbox()]
})
afterAll(async () => {
  mute?.close()
  await box?.close()
  await database?.drop()
})

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  asOwner(database.url, (tx) => tx.query<T>(text, values))
const start = (): Promise<Product> =>
  startProduct({
    ...{ DATABASE_URL: database.url, WEBHOOKS_PRIVATE: 'allow' },
    ...{ SMTP_URL: box.url, SMTP_FROM: 'p@well.example' },
  })

const importsSql = `insert into scheduled_import (label, target, source, address, hour, active, user_id)
  select 'Muet ' || n, 'article', 'address', $1, '05:00', true,
    (select u.id from "user" u join profile_permission p on p.profile_id = u.profile_id where p.permission = 'manageScheduledImports' order by 1 limit 1)
  from generate_series(1, 4) n returning id`
const mailSql = `with mail as (insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, tries, next_attempt_at)
    values ('notification', 'a@well.example', 'Essai', 'Bonjour', $1, 'queued', 0, 0, now()) returning id)
  select jobs.send('mails', jsonb_build_object('key', 'mail:' || id, 'kind', 'mail', 'id', id)) from mail`
const statesSql = `select state::text as state, count(*)::int as n from jobs.job where name = 'imports' and data ->> 'kind' = 'import' group by 1`

test('four imports that hang hold no mail; SIGTERM in their midst ends with code 0, and they are done again', {
  timeout: 240_000,
}, async () => {
  let product = await start()
  await ready(product)
  const imports = await sql<{ id: number }>(importsSql, [mute.url])
  for (const { id } of imports)
    await sql(
      `select jobs.send('imports', jsonb_build_object('key', 'import:' || $1::text, 'kind', 'import', 'id', $1::int))`,
      [id],
    )
  expect(await eventually(() => mute.connections() >= 2, 40_000)).toBe(true)
  const asked = performance.now()
  await sql(mailSql, ['held-1'])
  expect(await eventually(() => box.received.length === 1, 30_000)).toBe(true)
  expect(performance.now() - asked).toBeLessThan(10_000)
  const signalled = performance.now()
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(performance.now() - signalled).toBeLessThan(3000)
  expect(await sql(statesSql)).not.toContainEqual(expect.objectContaining({ state: 'active' }))
  expect(
    await sql(`select 1 from job_run where name like 'scheduled_import %' and state = 'failed'`),
  ).toEqual([])
  const before = mute.connections()
  await sql(`update jobs.job set start_after = now() where state = 'retry'`)
  product = await start()
  await ready(product)
  expect(await eventually(() => mute.connections() > before, 40_000)).toBe(true)
  await product.stop()
})
