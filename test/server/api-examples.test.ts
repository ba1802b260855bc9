import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../../server/jobs/run-job'
import { sendWebhooks } from '../../server/jobs/webhook-jobs'
import { callExample, receiverExample } from '../../src/screens/content/api-examples'
import { type TestActor, testPassword } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

let on: TestApp
let martin: TestActor
let site: string
const folder = mkdtempSync(join(tmpdir(), 'portail-examples-'))

beforeAll(async () => {
  on = await openApp()
  on.context.config.allowsPrivateWebhooks = true
  site = await on.app.listen({ host: '127.0.0.1', port: 0 })
  martin = (await kitchen(on, 'martin')).martin
})
afterAll(async () => {
  await on?.close()
  rmSync(folder, { recursive: true })
})

test('the first call of the help centre runs as it stands, with one’s own key', async () => {
  const order = await sentOrder(on, { articles: [[1, '1']] })
  const made = await martin.post<{ key: string }>('/users/api-keys', {
    ...{ name: 'Commandes', permissions: ['viewSupplierOrders'], password: testPassword },
    last_day: on.clock.now().toISOString().slice(0, 10),
  })
  const script = callExample(site).replace('pak_…', made.body.key)
  const { stdout } = await promisify(execFile)('sh', ['-c', script])
  expect(JSON.parse(stdout).data).toContainEqual(expect.objectContaining({ id: order.id }))
  await expect(promisify(execFile)('sh', ['-c', callExample(site)])).rejects.toThrow('401')
})

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const held = createServer().listen(0, '127.0.0.1')
  await once(held, 'listening')
  const place = held.address()
  held.close()
  return typeof place === 'object' && place ? place.port : 0
}

test('the receiver of the help centre runs as it stands: it takes what is signed once, and nothing else', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { body: kept } = await martin.post<{ id: number; secret: string }>('/webhooks', {
    ...{ label: 'Exemple', url, events: ['order.read'] },
  })
  const file = join(folder, 'recevoir.mjs')
  writeFileSync(file, receiverExample)
  const env = { ...process.env, WEBHOOK_SECRET: kept.secret, PORT: String(port) }
  const receiver = spawn(process.execPath, [file], { env })
  try {
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(401)
    const { id } = await sentOrder(on, { articles: [[1, '1']] })
    await on.context.db.system('seed', (tx) =>
      tx.query(`insert into order_event (order_id, type) values ($1, 'read')`, [id]),
    )
    const said = once(receiver.stdout, 'data')
    await runJob(on.context, sendWebhooks)
    const [line] = (await said) as [Buffer]
    expect(line.toString()).toMatch(/^order\.read \{"orders":\[/)
    const listed = await martin.get<{ state: string; code: number }[]>(`/webhooks/${kept.id}/deliveries`)
    expect(listed.body).toEqual([expect.objectContaining({ state: 'sent', code: 204 })])
    const forged = {
      'webhook-id': 'x',
      'webhook-timestamp': String(Date.now() / 1000),
      'webhook-signature': 'v1,AAAA',
    }
    expect((await fetch(url, { method: 'POST', headers: forged, body: '{}' })).status).toBe(401)
  } finally {
    receiver.kill()
  }
})
