import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { jobs } from '../../../server/jobs'
import { keepSample } from '../../../server/system/sample'
import { addPerson, call, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendThrough } from '../../kit/outbox'
import { runDueJobs } from '../../kit/run-due-jobs'
import { type Mailbox, openMailbox } from '../../kit/smtp'

const token = 'un-jeton-de-mesure-de-quarante-signes-ici'
let on: TestApp
let box: Mailbox
let admin: TestActor

beforeAll(async () => {
  box = await openMailbox()
  on = await openApp({ METRICS_TOKEN: token, SMTP_URL: box.url })
  await addPerson(on, { email: 'veilleuse@systeme.example', profile: 'SA' })
  await addPerson(on, { email: 'cuisine@systeme.example', profile: 'CH' })
  admin = await signIn(on.app, 'veilleuse@systeme.example')
})
afterAll(async () => {
  await on?.close()
  await box?.close()
})

const metrics = (authorization?: string) =>
  on.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('Prometheus reads the metrics by the token alone; no label names a row or a person', async () => {
  expect((await metrics()).statusCode).toBe(401)
  expect((await metrics(`Bearer ${token}x`)).statusCode).toBe(401)
  await admin.get('/users/1')
  const { statusCode, body } = await metrics(`Bearer ${token}`)
  expect(statusCode).toBe(200)
  const names = [
    ...['http_requests_total', 'http_request_duration_seconds', 'nodejs_eventloop_lag_seconds', 'db_up'],
    ...['db_pool_connections', 'db_listen_up', 'requests_waiting', 'job_last_success_timestamp_seconds'],
    ...['job_failures_total', 'job_queue_depth', 'job_dead', 'mail_outbox_waiting', 'mail_oldest_seconds'],
    ...['webhook_deliveries_waiting', 'backup_last_success_timestamp_seconds', 'backup_wal_lag_seconds'],
    ...['disk_free_ratio', 'login_failures_total'],
  ]
  for (const name of names) expect(body, name).toContain(`# TYPE ${name} `)
  expect(body).toMatch(/http_requests_total\{method="GET",route="\/api\/users\/:id",status="\d+"\} 1/)
  expect(body).toContain('disk_free_ratio{place="data"} 0.')
  expect(body).not.toContain('@systeme.example')
  expect(body).not.toContain('/users/1"')
})

const tell = (message: string, more = {}) =>
  call(on.app, 'POST', '/client-error', {
    body: { release: '2.5.11', kind: 'error', message, ...more },
    token: admin.token,
  })

test('an error of a browser is kept and counted without what says who it was', async () => {
  const secret = 'q9Xw2LrT7vBn4KpZs8Md1HfYc6Ue3GjA'
  const at = {
    stack: `Error\n at cook (https://portail.example/assets/a.js?v=1:2:3)`,
    page: `/back-office/orders/4711?token=${secret}`,
  }
  for (const _ of [1, 2])
    expect((await tell(`No row for karim@hopital.example, ${secret}, 01 99 00 12 34`, at)).status).toBe(200)
  const { body, status } = await admin.get<{ errors: Record<string, unknown>[]; points: unknown[] }>(
    '/system',
  )
  expect(status).toBe(200)
  expect(body.points).toEqual([])
  expect(body.errors).toMatchObject([
    {
      count: 2,
      release: '2.5.11',
      page: '/back-office/orders/:id',
      message: 'No row for [e-mail], […], [n]',
    },
  ])
  const said = JSON.stringify(body)
  for (const one of ['karim', secret, '4711', '99 00']) expect(said).not.toContain(one)
  for (let n = 0; n < 8; n++) await tell('Again')
  expect((await tell('Once too often')).body.type).toBe('err429')
  on.clock.advance(60_000)
  expect((await tell('A minute later')).status).toBe(200)
})

test('seven days are kept as half hours; several processes add to one sample', async () => {
  const figures = await on.app.metrics.figures()
  const sample = (at: Date, requests: number) =>
    on.context.db.system('metrics', (tx) =>
      keepSample(tx, { at, counts: { requests, errors: 1, seconds: 2 }, lag: 12.3, busy: 2, figures }),
    )
  const at = new Date(Math.floor(on.clock.now().getTime() / 1_800_000) * 1_800_000)
  await sample(new Date(at.getTime() - 8 * 86_400_000), 9)
  await sample(at, 10)
  await sample(at, 30)
  const { body } = await admin.get<{ points: Record<string, unknown>[] }>('/system')
  expect(body.points).toMatchObject([{ requests: 40, errors: 2, mean_ms: 100, lag_ms: 12, busy: 4 }])
})

test('who may not see the system sees nothing of it', async () => {
  const cook = await signIn(on.app, 'cuisine@systeme.example')
  expect((await cook.get('/system')).status).toBe(403)
})

const minute = async () => {
  on.clock.advance(60_000)
  await runDueJobs(on.context, jobs)
}
const mailsOf = async (word: string) => {
  await sendThrough(on, box.url)
  const mine = box.received.filter(({ to }) => to.includes('veilleuse@systeme.example'))
  expect(box.received.flatMap(({ to }) => to)).not.toContain('cuisine@systeme.example')
  return mine.filter(({ text }) => text.includes(word))
}

test('a job that loses a right fails three times: those who watch get a mail and a notification, once; and when it works again', async () => {
  await minute()
  await asOwner(on.url, (tx) => tx.query('revoke select on export_run from portal_system'))
  for (let n = 0; n < 5; n++) await minute()
  await expect.poll(() => mailsOf('trois fois de suite'), { timeout: 20_000 }).toHaveLength(1)
  const { body: open } = await admin.get<{ alerts: { fault: string; ended_at: string | null }[] }>('/system')
  expect(open.alerts.filter(({ fault }) => fault.startsWith('job:'))).toMatchObject([{ ended_at: null }])
  await asOwner(on.url, (tx) => tx.query('grant select on export_run to portal_system'))
  await minute()
  await minute()
  await expect.poll(() => mailsOf('est termin'), { timeout: 20_000 }).toHaveLength(1)
  expect(await mailsOf('trois fois de suite')).toHaveLength(2)
  const { body: over } = await admin.get<{ alerts: { fault: string; ended_at: string | null }[] }>('/system')
  expect(over.alerts.every(({ ended_at }) => ended_at !== null)).toBe(true)
  const { body: told } = await admin.get<{ data: { kind: string }[] }>('/notification?limit=100')
  expect(JSON.stringify(told)).toContain('Panne terminée')
})
