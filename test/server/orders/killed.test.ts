import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { addDays, weekDayOf } from '../../../resources/schema/paris-time'
import { kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { type Mailbox, openMailbox } from '../../kit/smtp'

/** How often the process is killed: 4 in the suite, 200 with `KILLS=200`. */
const kills = Number(process.env.KILLS ?? 4)
const moment = '2026-03-02T09:00:00+01:00'

/** The sender as one file, which begins many times faster. */
const program = join(process.cwd(), 'node_modules', '.cache', `send-forever-${process.pid}.mjs`)

let on: TestApp
let mailbox: Mailbox
let dataDir: string
const carts: number[] = []

beforeAll(async () => {
  on = await openApp()
  mailbox = await openMailbox()
  const entryPoints = ['test/kit/send-forever.ts']
  await build({
    entryPoints,
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  dataDir = mkdtempSync(join(tmpdir(), 'portail-killed-'))
  on.clock.set(moment)
  const { julie } = await kitchen(on, 'julie')
  const wanted = Math.max(8, Math.ceil(kills / 2))
  for (let day = '2026-03-06'; carts.length < wanted; day = addDays(day, 1)) {
    if (![1, 3, 5].includes(weekDayOf(day))) continue
    const body = { adherentId: members.A1, article_id: 1, quantity: '20', ask_delivery_date: day }
    const answer = await julie.post<OrderAnswer>('/order/cart/line', body)
    if (answer.body.terms?.is_valid_date) carts.push(answer.body.id)
    else await julie.delete(`/order/${answer.body.id}`)
  }
})
afterAll(async () => {
  rmSync(program, { force: true })
  await mailbox.close()
  await on.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (ids: readonly number[], at = moment) =>
  spawn(process.execPath, [program, on.url, dataDir, at, '8', ...ids.map(String)], {
    env: { ...process.env, SMTP_URL: mailbox.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Lets it run for a while after it has begun, then kills it without a warning. */
async function runAndKill(ids: readonly number[], after: number): Promise<void> {
  const child = start(ids)
  await once(child.stdout, 'data')
  const timer = setTimeout(() => child.kill('SIGKILL'), after)
  await once(child, 'exit')
  clearTimeout(timer)
}

interface Row extends Record<string, unknown> {
  id: number
  status: string
  mails: number
  sent: number
  events: number
}
const look = () =>
  on.context.db.system('seed', (tx) =>
    tx.query<Row>(
      `select o.id, o.status, (select count(*)::int from email_outbox e where e.kind = 'order_sent' and e.about_id = o.id) as mails,
         (select count(*)::int from email_outbox e where e.kind = 'order_sent' and e.about_id = o.id and e.state = 'sent') as sent,
         (select count(*)::int from "order_event" e where e.order_id = o.id and e.type = 'sent') as events
       from "order" o where o.id = any($1::bigint[]) order by o.id`,
      [carts],
    ),
  )

const timeout = 120_000 + kills * 6000

test(`I-10: killed ${kills} times while it sends, no order is lost and none leaves twice`, {
  timeout,
}, async () => {
  for (let n = 0; n < kills; n++) {
    await runAndKill(carts, 20 + ((n * 137) % 900))
    for (const { status, mails, events } of await look())
      expect([mails, events]).toEqual(status === '300' ? [1, 1] : [0, 0])
  }
  // Half an hour later, when what a broken connection put off is due.
  const last = start(carts, '2026-03-02T09:30:00+01:00')
  await expect
    .poll(async () => (await look()).every(({ status, sent }) => status === '300' && sent === 1), {
      timeout: 90_000,
      interval: 200,
    })
    .toBe(true)
  last.kill('SIGKILL')
  await once(last, 'exit')
  const ids = mailbox.received.map(({ text }) => /Message-ID: (\S+)/i.exec(text)?.[1])
  expect(new Set(ids).size).toBe(carts.length)
})
