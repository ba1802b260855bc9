import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendJob } from '../../../server/database/send-job'
import { jobs } from '../../../server/jobs'
import { beginRun } from '../../../server/jobs/begin-run'
import { defineJob, nextSlot, slotOf } from '../../../server/jobs/define-job'
import { runJob } from '../../../server/jobs/run-job'
import { startJobs } from '../../../server/jobs/start-jobs'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { runDueJobs } from '../../kit/run-due-jobs'

let on: TestApp

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-10T09:00:00Z')
  await addPerson(on, { email: 'sa@x.example', profile: 'SA', first_name: 'Nadia', last_name: 'Roche' })
  await addPerson(on, { email: 'lb@x.example', profile: 'LB' })
})
afterAll(() => on?.close())

const counting = (name: string, schedule: { every: number } | { at: string }, said?: string) => {
  const runs: Date[] = []
  const job = defineJob({
    name,
    label: name,
    ...schedule,
    run: async (_context, now) => {
      runs.push(now)
      return said
    },
  })
  return { job, runs }
}
const kept = (name: string) =>
  on.context.db.system('jobs', (tx) =>
    tx.query('select state, result, error from job_run where name = $1 order by id', [name]),
  )

test('a job of the day is due at its time of Paris, in summer and in winter', () => {
  expect(slotOf({ at: '07:00' }, new Date('2026-03-10T05:59:59Z')).toISOString()).toBe(
    '2026-03-09T06:00:00.000Z',
  )
  expect(slotOf({ at: '07:00' }, new Date('2026-03-10T06:00:00Z')).toISOString()).toBe(
    '2026-03-10T06:00:00.000Z',
  )
  expect(slotOf({ at: '07:00' }, new Date('2026-03-10T06:00:01Z')).toISOString()).toBe(
    '2026-03-10T06:00:00.000Z',
  )
  expect(slotOf({ at: '00:05' }, new Date('2026-07-01T23:00:00Z')).toISOString()).toBe(
    '2026-07-01T22:05:00.000Z',
  )
  expect(nextSlot({ at: '07:00' }, new Date('2026-03-28T12:00:00Z')).toISOString()).toBe(
    '2026-03-29T05:00:00.000Z',
  )
  expect(slotOf({ every: 5 }, new Date('2026-03-10T09:07:31Z')).toISOString()).toBe(
    '2026-03-10T09:05:00.000Z',
  )
})

test('the jobs of orders and the recaps have the moments of the specification', () => {
  const moments = Object.fromEntries(jobs.map((job) => [job.name, job]))
  expect(moments).toMatchObject({
    unread_orders: { every: 1 },
    cut_off_rescue: { every: 60 },
    expired_orders: { at: '06:00' },
    notification_digest: { at: '07:00' },
  })
})

test('a job runs once for each of its moments, and makes up for one missed moment only', async () => {
  const { job, runs } = counting('daily', { at: '07:00' })
  expect(await runDueJobs(on.context, [job])).toEqual(['daily'])
  expect(await runDueJobs(on.context, [job])).toEqual([])
  on.clock.set('2026-03-14T05:59:59Z')
  expect(await runDueJobs(on.context, [job])).toEqual(['daily'])
  on.clock.set('2026-03-14T06:00:00Z')
  expect(await runDueJobs(on.context, [job])).toEqual(['daily'])
  expect(runs).toHaveLength(3)
})

test('several processes never run one moment twice', async () => {
  const { job, runs } = counting('shared', { every: 1 })
  await Promise.all(Array.from({ length: 6 }, () => runDueJobs(on.context, [job])))
  expect(runs).toHaveLength(1)
})

test('a job that runs already is not started again', async () => {
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  let started = () => {}
  const running = new Promise<void>((open) => {
    started = open
  })
  const job = defineJob({
    name: 'slow',
    label: 'slow',
    every: 1,
    run: async () => {
      started()
      await gate
      return 'fini'
    },
  })
  const first = runJob(on.context, job)
  await running
  expect(await runJob(on.context, job)).toBeUndefined()
  release()
  expect((await first)?.result).toBe('fini')
})

test('a failure is kept with its reason, and the other jobs still run', async () => {
  const broken = defineJob({
    name: 'broken',
    label: 'broken',
    every: 1,
    run: () => Promise.reject(new Error('plus de place')),
  })
  const { job, runs } = counting('after', { every: 1 })
  await runDueJobs(on.context, [broken, job])
  expect(await kept('broken')).toEqual([{ state: 'failed', result: null, error: 'plus de place' }])
  expect(runs).toHaveLength(1)
})

test('of the runs that found nothing to do the last one is kept, of the others all', async () => {
  const [idle, busy] = [counting('idle', { every: 1 }), counting('busy', { every: 1 }, 'Une chose faite')]
  for (let i = 0; i < 3; i++) {
    on.clock.advance(60_000)
    await runDueJobs(on.context, [idle.job, busy.job])
  }
  expect(idle.runs).toHaveLength(3)
  expect(await kept('idle')).toHaveLength(1)
  expect(await kept('busy')).toHaveLength(3)
})

test('a run that a lost process left open is closed by the next one', async () => {
  const { job } = counting('lost', { every: 1 }, 'ok')
  await on.context.db.system('jobs', (tx) =>
    tx.query(
      `insert into job_run (name, slot, started_at, state) values ('lost', now() - interval '1 day', now(), 'running')`,
    ),
  )
  await runJob(on.context, job)
  expect((await kept('lost')).map(({ state }) => state)).toEqual(['failed', 'done'])
})

test('a run that was cut midway goes on as the same run, once; a moment that was run is not run again', async () => {
  const { job, runs } = counting('cut', { at: '07:00' }, 'fait')
  const slot = slotOf(job, on.clock.now())
  expect(await beginRun(on.context, job, { slot })).toBeGreaterThan(0)
  expect((await kept('cut')).map(({ state }) => state)).toEqual(['running'])
  expect((await runJob(on.context, job, { slot, isRetry: true }))?.state).toBe('done')
  expect(await runJob(on.context, job, { slot, isRetry: true })).toBeUndefined()
  expect(runs).toHaveLength(1)
  expect((await kept('cut')).map(({ state }) => state)).toEqual(['done'])
})

test('a job that the database cut short runs again for the same moment; one that failed by itself does not', async () => {
  let calls = 0
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const job = defineJob({
    name: 'away',
    label: 'away',
    at: '07:00',
    run: async () => {
      calls += 1
      if (calls === 1) throw away
      return 'fait'
    },
  })
  for (let turn = 0; turn < 3; turn++) await runDueJobs(on.context, [job])
  expect((await kept('away')).map(({ state }) => state)).toEqual(['failed', 'done'])
})

test('after a clock that ran ahead, a job runs at its moments again, and at the one that was run too early', async () => {
  const { job, runs } = counting('ahead', { at: '07:00' })
  const today = on.clock.now()
  on.clock.advance(400 * 86_400_000)
  await runDueJobs(on.context, [job])
  const far = slotOf(job, on.clock.now())
  on.clock.set(today.toISOString())
  expect(await runDueJobs(on.context, [job])).toEqual(['ahead'])
  on.clock.set(far.toISOString())
  expect(await runDueJobs(on.context, [job])).toEqual(['ahead'])
  expect(runs).toHaveLength(3)
  on.clock.set(today.toISOString())
})

test('every job of the product runs, and again without doing its work twice', async () => {
  for (const job of jobs) expect((await runJob(on.context, job))?.state, job.name).toBe('done')
  for (const job of jobs) expect((await runJob(on.context, job))?.state, job.name).toBe('done')
})

test('the back office sees the jobs with their last run, and starts one when it may', async () => {
  const admin = await signIn(on.app, 'sa@x.example')
  const reader = await signIn(on.app, 'lb@x.example')
  const started = await admin.post('/job/kept_answers/run')
  expect(started.body).toMatchObject({ state: 'done' })
  const { body } = await admin.get<Record<string, unknown>[]>('/job')
  const sessions = body.find(({ name }) => name === 'kept_answers')
  expect(sessions).toMatchObject({ at: '03:10', last: { state: 'done', first_name: 'Nadia' } })
  expect((await admin.post('/job/nothing/run')).status).toBe(404)
  expect((await reader.get('/job')).status).toBe(403)
  expect((await reader.post('/job/kept_answers/run')).status).toBe(403)
})

interface Dead {
  id: string
  key: string
  cause: string
}

test('what failed for good stands among the abandoned: « Relancer » does it again, « Abandonner » takes it away, and the journal has both', async () => {
  const admin = await signIn(on.app, 'sa@x.example')
  const reader = await signIn(on.app, 'lb@x.example')
  const done: number[] = []
  let isAway = true
  const run = async (_context: unknown, { id }: { id: number }) => {
    if (isAway) throw new Error('machine muette')
    done.push(id)
  }
  const runner = startJobs(on.context, { jobs: [], works: { trial: { queue: 'exports', run } } })
  const send = (id: number) =>
    on.context.db.system('jobs', async (tx) => {
      const data = { key: `trial:${id}`, kind: 'trial', id }
      await sendJob(tx, { queue: 'exports', data })
      await tx.query(`update jobs.job set retry_limit = 0 where data ->> 'key' = $1`, [data.key])
    })
  const dead = async () => (await admin.get<Dead[]>('/job/dead')).body
  try {
    for (const id of [7, 8]) await send(id)
    await expect.poll(dead, { timeout: 40_000, interval: 200 }).toHaveLength(2)
    const letters = new Map((await dead()).map((one) => [one.key, one]))
    expect(letters.get('trial:7')).toMatchObject({ kind: 'trial', queue: 'exports', cause: 'machine muette' })
    const path = (key: string) => `/job/dead/${letters.get(key)?.id}`
    expect((await reader.post(`${path('trial:7')}/retry`)).status).toBe(403)
    isAway = false
    expect((await admin.post(`${path('trial:7')}/retry`)).status).toBe(200)
    await expect.poll(() => done, { timeout: 40_000, interval: 100 }).toEqual([7])
    expect((await admin.delete(path('trial:8'))).status).toBe(200)
    expect((await admin.delete(path('trial:8'))).status).toBe(404)
    expect(await dead()).toEqual([])
    const told = await on.context.db.system('jobs', (tx) =>
      tx.query(
        `select user_id, about, detail ->> 'how' as how from security_event where kind = 'job_decided' order by id`,
      ),
    )
    expect(told).toEqual([
      { user_id: admin.id, about: 'Job trial:7', how: 'retry' },
      { user_id: admin.id, about: 'Job trial:8', how: 'give up' },
    ])
  } finally {
    await runner.stop()
  }
}, 120_000)

test('files of a form that was never saved are removed after two days, the others stay', async () => {
  const file = (name: string, days: number) =>
    on.context.db.system('seed', async (tx) => {
      const at = new Date(on.clock.now().getTime() - days * 86_400_000)
      const [row] = await tx.query<{ id: number }>(
        `insert into "file" (path, unique_name, mime_type, filename, "createdAt") values ('/helpcenter', $1, 'application/pdf', $1, $2) returning id`,
        [name, at],
      )
      return row?.id
    })
  const [used] = [await file('used.pdf', 9), await file('lost.pdf', 3), await file('new.pdf', 1)]
  await on.context.db.system('seed', (tx) =>
    tx.query(
      'insert into help_document (file_label, application_date, file_id, enable) values ($1, $2, $3, true)',
      ['Notice', '2026-01-01', used],
    ),
  )
  const job = jobs.find(({ name }) => name === 'files')
  expect(job && (await runJob(on.context, job))?.result).toBe('Fichiers supprimés : 1')
  const left = await on.context.db.system('seed', (tx) =>
    tx.query(`select unique_name from "file" where path = '/helpcenter' order by id`),
  )
  expect(left.map(({ unique_name }) => unique_name)).toEqual(['used.pdf', 'new.pdf'])
})
