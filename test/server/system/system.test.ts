import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { jobs } from '../../../server/jobs'
import { systemJobs } from '../../../server/jobs/system-jobs'
import { keepSample } from '../../../server/system/sample'
import { addPerson, call, signIn, type TestActor } from '../../kit/actors'
import { certificateUntil } from '../../kit/certificate'
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
  await addPerson(on, { email: 'chargee@systeme.example', profile: 'CM' })
  admin = await signIn(on.app, 'veilleuse@systeme.example')
})
afterAll(async () => {
  statfs.mockRestore()
  syncBuiltinESMExports()
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

const owner = (text: string, values: unknown[] = []) => asOwner(on.url, (tx) => tx.query(text, values))
// A full disk is the one thing that a test cannot have.
const statfs = vi.spyOn(fs, 'statfs')
const disk = (free: number) => statfs.mockResolvedValue({ blocks: 100, bavail: 100 * free } as never)
const runs = (states: string[]) =>
  owner(
    `insert into job_run (name, slot, state, error, started_at)
     select 'essai', now() + n * interval '1 second', state, 'Panne d''essai', now() from unnest($1::text[]) with ordinality as run (state, n)`,
    [states],
  )
const backup = (kind: string, at: Date) =>
  owner(
    `with gone as (delete from backup_run where kind = $1) insert into backup_run (kind, started_at, ended_at, ok) values ($1, $2, $2, true)`,
    [kind, at],
  )
const backups = async (now: Date) => {
  for (const kind of ['base', 'drill', 'wal']) await backup(kind, now)
}

let secure: Server
const certificate = (end: Date) => secure.setSecureContext(certificateUntil(end))

interface FaultCase {
  fault: string
  begins: (now: Date) => unknown
  /** Where what it is judged by may not answer for a while: that ends nothing. */
  unknown?: () => unknown
  ends: (now: Date) => unknown
  says: string
}

const faultCases: FaultCase[] = [
  {
    ...{ fault: 'job:essai', says: 'La tâche « essai » a échoué trois fois de suite' },
    begins: () => runs(['failed', 'failed', 'failed']),
    ends: () => runs(['done']),
  },
  {
    ...{ fault: 'dead', says: '1 travail abandonné' },
    begins: () => owner(`insert into jobs.job (name, data) values ('dead', '{}')`),
    ends: () => owner(`delete from jobs.job where name = 'dead'`),
  },
  {
    ...{ fault: 'queue:imports', says: 'La file « imports » compte 1001 travaux en attente' },
    begins: () =>
      owner(
        `insert into jobs.job (name, data, start_after) select 'imports', '{}', '2026-01-01' from generate_series(1, 1001)`,
      ),
    ends: () => owner(`delete from jobs.job where name = 'imports'`),
  },
  {
    ...{ fault: 'mails', says: 'Des e-mails attendent depuis 11 minutes' },
    begins: (now) =>
      owner(
        `insert into email_outbox (kind, "to", subject, text, unique_key, next_attempt_at, "createdAt")
         values ('essai', 'x@systeme.example', 'Essai', 'Essai', 'essai', $1, $1)`,
        [subMinutes(now, 11)],
      ),
    ends: () => owner(`delete from email_outbox where kind = 'essai'`),
  },
  {
    ...{ fault: 'webhook:9001', says: 'Le webhook « Stock » est arrêté' },
    begins: (now) =>
      owner(
        `insert into webhook (id, label, url, active, user_id, failures, stopped_at) values (9001, 'Stock', 'https://a.example', false, $1, 9, $2)
         on conflict (id) do update set active = false, stopped_at = excluded.stopped_at`,
        [admin.id, now],
      ),
    ends: () => owner('update webhook set active = true, stopped_at = null where id = 9001'),
  },
  {
    ...{ fault: 'disk:data', says: 'Le disque « data » est occupé à 86 %' },
    begins: () => disk(0.14),
    unknown: () => statfs.mockRejectedValue(new Error('stale handle')),
    ends: () => disk(0.2),
  },
  {
    ...{ fault: 'backup:base', says: 'Aucune sauvegarde complète réussie depuis plus de 26 heures' },
    begins: (now) => backup('base', subHours(now, 27)),
    ends: (now) => backup('base', now),
  },
  {
    ...{ fault: 'backup:drill', says: 'Aucun exercice de restauration réussi depuis plus de 8 jours' },
    begins: (now) => backup('drill', subDays(now, 9)),
    ends: (now) => backup('drill', now),
  },
  {
    ...{
      fault: 'backup:wal',
      says: 'Le journal des écritures n’est plus sauvegardé depuis 6 minutes'.replace('’', "'"),
    },
    begins: (now) => backup('wal', subMinutes(now, 6)),
    ends: (now) => backup('wal', now),
  },
  {
    ...{ fault: 'certificate', says: 'Le certificat du site expire le' },
    begins: (now) => certificate(addDays(now, 13)),
    unknown: () => new Promise((resolve) => secure.close(resolve)),
    ends: async (now) => {
      certificate(addDays(now, 15))
      if (!secure.listening) await new Promise<void>((resolve) => secure.listen(port, '127.0.0.1', resolve))
    },
  },
]

let port = 0
/** Who holds `viewSystem` here: the two administrators of the fixtures, and one more. */
const watching = ['alain.dubois@demo.example', 'nadia.roche@demo.example', 'veilleuse@systeme.example']

test.each(faultCases)(
  '$fault: told once when it begins and once when it is over, to those who watch alone',
  async (one) => {
    const { fault, begins, unknown, ends, says } = one
    secure = createServer(certificateUntil(addDays(on.clock.now(), 90)))
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    port = (secure.address() as AddressInfo).port
    const config = {
      ...on.context.config,
      backupDir: 's3://sauvegardes',
      publicUrl: `https://localhost:${port}`,
    }
    disk(0.5)
    syncBuiltinESMExports()
    await backups(on.clock.now())
    const look = async () => {
      on.clock.advance(10_000)
      await systemJobs[0]?.run({ ...on.context, config }, on.clock.now(), new AbortController().signal)
      const rows = await owner('select subject, "to" from email_outbox where kind = $1 and subject like $2', [
        'system_alert',
        `%${says}%`,
      ])
      return rows.map(({ subject, to }) => `${String(subject).split(' : ')[0]}: ${to}`).sort()
    }
    try {
      expect(await look(), 'before').toEqual([])
      await begins(on.clock.now())
      const began = watching.map((to) => `Panne: ${to}`)
      expect(await look(), 'when it begins').toEqual(began)
      expect(await look(), 'as long as it lasts').toEqual(began)
      if (unknown) {
        await unknown()
        expect(await look(), 'when nothing can be said of it').toEqual(began)
      }
      await ends(on.clock.now())
      const over = [...began, ...watching.map((to) => `Panne terminée: ${to}`)].sort()
      expect(await look(), 'when it is over').toEqual(over)
      expect(await look(), 'afterwards').toEqual(over)
      await begins(on.clock.now())
      expect(await look(), 'when it comes again').toEqual([...over, ...began].sort())
      const open = await owner('select fault from system_alert where ended_at is null')
      expect(open).toEqual([{ fault }])
      expect(await sendThrough(on, box.url)).toBeGreaterThan(0)
      const asReceived = Buffer.from(says).toString('latin1')
      const arrived = box.received.filter(({ text }) => text.includes(asReceived)).flatMap(({ to }) => to)
      expect(arrived.sort()).toEqual(watching.flatMap((to) => [to, to, to]))
    } finally {
      await ends(on.clock.now())
      await look()
      await new Promise((resolve) => secure.close(resolve))
      statfs.mockReset()
    }
  },
)
