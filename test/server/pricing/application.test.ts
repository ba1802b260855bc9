import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import type { PriceRequestAnswer } from '../../../resources/pricing/request-answers'
import { closeCampaigns } from '../../../server/pricing/follow-campaign'
import { addPerson } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sql, summer } from '../tenders/kit'
import { answered, campaignOf, opened, type Scene, setScene } from './kit'

type Row = Record<string, unknown>

/** The process that applies, as one file, which begins many times faster. */
const program = join(process.cwd(), 'node_modules', '.cache', `apply-prices-${process.pid}.mjs`)

let on: TestApp
let scene: Scene
let dataDir: string
let id = 0

const paul = (moment: string) => summer(on, moment, 'paul.achard')
const s7 = (moment: string) => summer(on, moment, scene.s7.email)

beforeAll(async () => {
  on = await openApp()
  dataDir = mkdtempSync(join(tmpdir(), 'portail-applied-'))
  const entryPoints = ['test/kit/apply-prices.ts']
  const shape = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const
  await build({ entryPoints, outfile: program, ...shape })
  scene = await setScene(on)
  id = await opened(await paul('2026-08-01T09:00:00'), campaignOf(scene))
})
afterAll(async () => {
  rmSync(program, { force: true })
  await on.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a supplier that is let in again answers until its own moment, not a second longer', async () => {
  const { carotte, tomate } = scene.articles
  const s2 = await summer(on, '2026-08-10T09:00:00', scene.s2.email)
  const prices = new Map([
    [carotte, '1.41'],
    [tomate, '1.98'],
  ])
  expect((await answered(s2, id, prices)).status).toBe(200)
  on.clock.set('2026-08-20T18:00:01+02:00')
  await closeCampaigns(on.context, on.clock.now())
  const actor = await paul('2026-08-21T09:00:00')
  const { suppliers } = (await actor.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`)).body
  const response_id = suppliers.find(({ supplier_id }) => supplier_id === scene.s7.id)?.id
  const reopen = (until: string) => actor.put<Row>(`/price-update/${id}/reopen`, { response_id, until })
  expect((await reopen('2026-08-21T09:00:00+02:00')).status).toBe(422)
  expect((await reopen('2026-08-22T12:00:00+02:00')).status).toBe(200)
  const send = async (moment: string) => answered(await s7(moment), id, new Map([[scene.silent, '1.43']]))
  expect((await send('2026-08-22T12:00:01')).body).toMatchObject({ type: 'err540' })
  expect((await send('2026-08-22T12:00:00')).status).toBe(200)
  const again = await paul('2026-08-25T09:00:00')
  await again.put(`/price-update/${id}/rule`, { rule: 'accept', pct: '5' })
  expect((await again.put<Row>(`/price-update/${id}/validate`, {})).body).toMatchObject({
    campaign: { status: '300' },
  })
})

const start = (moment: string) =>
  spawn(process.execPath, [program, on.url, dataDir, `${moment}+02:00`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** All that an application writes. */
const written = () =>
  sql<Row>(
    on,
    `select c.status, (select count(*)::int from article_price p where p.source = 'price_update' and p.source_id = c.id) as prices,
       (select count(*)::int from article_price p where p.valid_to = c.appliance_date - 1) as closed,
       (select count(*)::int from article a where a.price_ht in (1.41, 1.98, 1.43)) as shown,
       (select count(*)::int from price_update_log g where g.price_update_id = c.id and g.origin = 'clock' and g.after is not null) as said
     from price_update c where c.id = $1`,
    [id],
  )
const nothing = [{ status: '300', prices: 0, closed: 0, shown: 0, said: 0 }]

test('killed when all is written but the last line, an application has written nothing', async () => {
  expect(await written()).toEqual(nothing)
  const blocker = new Client({ connectionString: on.url })
  await blocker.connect()
  await blocker.query('begin; lock table price_update_log in share mode')
  const waiting = async () =>
    (
      await blocker.query(
        `select 1 from pg_locks where relation = 'price_update_log'::regclass and not granted`,
      )
    ).rowCount
  const child = start('2026-09-01T00:05:00')
  await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await blocker.query('rollback')
  await expect.poll(waiting).toBe(0)
  await blocker.end()
  expect(await written()).toEqual(nothing)
})

test('two processes that make up for it apply it once, and a third finds nothing to do', async () => {
  const run = (moment: string) => once(start(moment), 'exit')
  expect(await Promise.all(['00:07:00', '00:07:01'].map((time) => run(`2026-09-01T${time}`)))).toEqual([
    [0, null],
    [0, null],
  ])
  const applied = [{ status: '350', prices: 3, closed: 3, shown: 3, said: 1 }]
  expect(await written()).toEqual(applied)
  await run('2026-09-02T00:05:00')
  expect(await written()).toEqual(applied)
})

test('one person for two suppliers has prices, workbook and receipt of each apart (T15)', async () => {
  const actor = await paul('2026-10-01T09:00:00')
  const asked = await opened(
    actor,
    campaignOf(scene, {
      label: 'Deux maisons',
      response_date_limit: '2026-10-20T18:00:00+02:00',
      appliance_date: '2026-11-01',
    }),
  )
  await addPerson(on, { email: 'deux@maisons.example', profile: 'FA', suppliers: [scene.s2.id, scene.s7.id] })
  const both = await summer(on, '2026-10-02T09:00:00', 'deux@maisons.example')
  const path = `/price-request/${asked}`
  const of = (supplier: number) => `?supplier_id=${supplier}`
  const read = async (supplier: number) => (await both.get<PriceRequestAnswer>(path + of(supplier))).body
  const [s2, s7] = [await read(scene.s2.id), await read(scene.s7.id)]
  expect([s2.supplier_id, s7.supplier_id, s2.suppliers.length]).toEqual([scene.s2.id, scene.s7.id, 2])
  expect(s7.rows.map(({ article_id }) => article_id)).toEqual([scene.silent])
  const lines = [{ id: s7.rows[0]?.id, quotation: '1.40', available: true, packaging: null, comment: null }]
  const save = (query: string) => both.put<Row>(`${path}/lines${query}`, { lines, saved_at: null })
  const refused = await save('')
  expect([refused.status, (refused.body.fields as Row[])[0]?.name]).toEqual([422, 'supplier_id'])
  for (const one of ['send', 'correct', 'give-up'])
    expect((await both.put(`${path}/${one}`)).status).toBe(422)
  expect((await both.get(`${path}/workbook`)).status).toBe(422)
  // A line of one of them is none of the other's answer, and a stranger's answer is nobody's here.
  expect((await save(of(scene.s2.id))).status).toBe(422)
  expect((await save(of(999_999))).status).toBe(403)
  expect((await save(of(scene.s7.id))).status).toBe(200)
  const sent = await both.put<Row>(`${path}/send${of(scene.s7.id)}`)
  expect(sent.status).toBe(200)
  const after = [await read(scene.s2.id), await read(scene.s7.id)]
  expect(after.map(({ receipt_number }) => receipt_number)).toEqual([null, sent.body.receipt_number])
  expect(after.map(({ response_status }) => response_status)).toEqual(['to_answer', 'sent'])
})
