import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BaseBacking, makeBase } from '../../../server/backup/base'
import { drill } from '../../../server/backup/drill'
import { bringFilesBack, takeFilesAlong } from '../../../server/backup/files-along'
import { keptBases } from '../../../server/backup/forget-old'
import {
  type Base,
  changeIndex,
  nextSegment,
  placeOf,
  readIndex,
  spoolFolder,
} from '../../../server/backup/place'
import { returnTo } from '../../../server/backup/return-to'
import { shipWal, waitingSegments } from '../../../server/backup/ship-wal'
import { parseConfig } from '../../../server/config'
import { type Embedded, startEmbedded } from '../../../server/database/embedded'
import { asOwner } from '../../../server/database/migrate'
import { createFileStore } from '../../../server/storage/create-file-store'

/** `npm run test:return` puts so many megabytes in, and prints figures. */
const megabytes = Number(process.env.RETURN_MEGABYTES ?? 0)
const folder = mkdtempSync(join(tmpdir(), 'portail-return-'))
const dataDir = join(folder, 'data')
const secret = 'un secret gardé ailleurs, de plus de 32 caractères'
const config = parseConfig({ DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups'), SECRET_KEY: secret })
const place = placeOf(config)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let server: Embedded
let backing: BaseBacking

const ask = <T extends object>(url: string, sql: string) => asOwner(url, (tx) => tx.query<T>(sql))
const add = (text: string) => ask(server.url, `insert into told (text) values ('${text}')`)
const texts = async (url: string) =>
  (await ask<{ text: string }>(url, 'select text from told order by id')).map(({ text }) => text)

/** Ends the present segment and ships everything up to it. */
async function ship(): Promise<void> {
  const [row] = await ask<{ name: string }>(server.url, 'select pg_walfile_name(pg_switch_wal()) as name')
  for (let archived = ''; archived < (row?.name ?? ''); await sleep(50)) {
    await shipWal(config, place)
    const [told] = await ask<{ last: string | null }>(
      server.url,
      'select last_archived_wal as last from pg_stat_archiver',
    )
    archived = told?.last ?? ''
  }
  while ((await waitingSegments(dataDir)).length) await shipWal(config, place)
}

const started = async (dir: string) => startEmbedded({ dataDir: dir, log, spool: spoolFolder })
const elsewhere = (name: string) => ({ ...config, dataDir: join(folder, name) })

beforeAll(async () => {
  server = await started(dataDir)
  backing = { url: server.url, config, place, now: () => new Date() }
  await ask(
    server.url,
    `create table told (id bigint generated always as identity, text text);
     create table schema_migration (name text primary key, hash text);
     create table session (ended_at timestamptz, ended_by text); insert into session values (null, null);
     create table api_key (id int); insert into api_key values (1)`,
  )
  if (megabytes)
    await ask(
      server.url,
      `create table heavy as select n, repeat(md5(n::text), 32) as text from generate_series(1, ${megabytes * 1000}) n`,
    )
  await add('before the base')
}, 600_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the data folder is lost: everything up to the last shipped segment comes back, or up to a moment, with openings closed', async () => {
  const start = performance.now()
  const base = await makeBase(backing)
  const baseSeconds = (performance.now() - start) / 1000
  await add('before the moment')
  const [row] = await ask<{ at: string }>(server.url, 'select clock_timestamp() as at')
  const at = new Date(row?.at ?? '')
  await sleep(20)
  await add('after the moment')
  await add('the last')
  await ship()
  await server.stop()
  rmSync(dataDir, { recursive: true })

  const toMoment = elsewhere('to-moment')
  const again = performance.now()
  await returnTo({ config: toMoment, place, at, now: new Date() })
  const seconds = (performance.now() - again) / 1000
  const bytes = base.parts.reduce((sum, part) => sum + part.bytes, 0)
  if (megabytes)
    console.log(
      `base ${(bytes / 1e6).toFixed(0)} MB compressed in ${baseSeconds.toFixed(0)} s, returned in ${seconds.toFixed(0)} s (RTO); RPO: one segment, 60 s at most`,
    )
  const first = await started(toMoment.dataDir)
  expect(await texts(first.url)).toEqual(['before the base', 'before the moment'])
  expect(await ask(first.url, 'select * from api_key')).toEqual([])
  expect(await ask(first.url, 'select 1 from session where ended_at is null')).toEqual([])
  expect(await ask(first.url, `select hash from schema_migration where name = 'returned'`)).toHaveLength(1)
  await first.stop()

  await returnTo({ config, place, now: new Date() })
  server = await started(dataDir)
  backing = { ...backing, url: server.url }
  expect(await texts(server.url)).toEqual([
    'before the base',
    'before the moment',
    'after the moment',
    'the last',
  ])
}, 900_000)

test('a return is refused without the secret, before the first base, over data, and where a byte was flipped', async () => {
  const tried = (name: string, more: object = {}) =>
    returnTo({ config: elsewhere(name), place, now: new Date(), ...more })
  const bare = { ...elsewhere('bare'), secretKey: undefined }
  await expect(tried('bare', { config: bare })).rejects.toThrow(/Il manque le secret du serveur/)
  await expect(tried('early', { at: new Date('2020-01-01') })).rejects.toThrow(/Aucune sauvegarde complète/)
  await expect(returnTo({ config, place, now: new Date() })).rejects.toThrow(/existe déjà/)
  const root = join(folder, 'backups')
  const [base = ''] = readdirSync(join(root, 'base'))
  const wal = readdirSync(join(root, 'wal')).filter((name) => !name.endsWith('.sha256'))
  for (const path of [join(root, 'base', base, 'part-0'), join(root, 'wal', wal.at(-1) ?? '')]) {
    const whole = readFileSync(path)
    const bent = Buffer.from(whole)
    const middle = bent.length >> 1
    bent[middle] = (bent[middle] ?? 0) ^ 1
    writeFileSync(path, bent)
    await expect(tried('bent'), path).rejects.toThrow(/est abîmée/)
    writeFileSync(path, whole)
  }
  expect(statSync(join(root, 'index.json')).size).toBeGreaterThan(0)
}, 300_000)

test('uploaded files go along, come back, and stay 30 days after the database named them last', async () => {
  const files = createFileStore({ dataDir: join(folder, 'store') })
  writeFileSync(join(folder, 'essai.pdf'), 'essai')
  await files.put('upload/help/essai.pdf', join(folder, 'essai.pdf'))
  const named = ['upload/help/essai.pdf', 'upload/help/absent.pdf']
  expect(await takeFilesAlong({ named, files, place, url: server.url }, new Date())).toBe(1)
  expect(await takeFilesAlong({ named, files, place, url: server.url }, new Date())).toBe(0)
  const empty = createFileStore({ dataDir: join(folder, 'empty') })
  const tx = { query: async () => named.map((key) => ({ key })) as never[] }
  expect(await bringFilesBack(tx, { files: empty, place })).toEqual({
    back: 1,
    missing: ['upload/help/absent.pdf'],
  })
  expect(await empty.has('upload/help/essai.pdf')).toBe(true)
})

const oneMore = (id: string) => ({ id, at: new Date().toISOString() }) as Base
const idsOf = async () => (await readIndex(place)).bases.map(({ id }) => id)
const removeBases = (...gone: string[]) =>
  changeIndex(backing, (index) => {
    index.bases = index.bases.filter(({ id }) => !gone.includes(id))
  })

test('who changes the index of the backups is alone meanwhile: the next one waits, and neither change is lost', async () => {
  let second = Promise.resolve()
  const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted`
  await changeIndex(backing, async (index) => {
    second = changeIndex(backing, ({ bases }) => void bases.push(oneMore('second')))
    await expect.poll(() => ask(server.url, waits), { timeout: 5000 }).toHaveLength(1)
    index.bases.push(oneMore('first'))
  })
  await second
  expect((await idsOf()).slice(-2)).toEqual(['first', 'second'])
  await removeBases('first', 'second')
})

test('a base that is made while files go along stays in the index', async () => {
  const files = createFileStore({ dataDir: join(folder, 'slow-store') })
  writeFileSync(join(folder, 'slow.pdf'), 'essai')
  await files.put('upload/help/slow.pdf', join(folder, 'slow.pdf'))
  const slow = {
    ...files,
    get: async (key: string) => {
      await changeIndex(backing, ({ bases }) => void bases.push(oneMore('meanwhile')))
      return files.get(key)
    },
  }
  const going = { named: ['upload/help/slow.pdf'], files: slow, place, url: server.url }
  expect(await takeFilesAlong(going, new Date())).toBe(1)
  expect(await idsOf()).toContain('meanwhile')
  expect((await readIndex(place)).files).toMatchObject({ 'upload/help/slow.pdf': null })
  await removeBases('meanwhile')
})

test('seven days and five weeks of bases are kept, the last of each', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n, 2)).toISOString()
  const bases = Array.from({ length: 60 }, (_, n) => ({ id: String(n), at: day(n) }) as Base)
  const kept = keptBases(bases).map(({ id }) => Number(id))
  expect(kept.slice(-7)).toEqual([53, 54, 55, 56, 57, 58, 59])
  expect(kept).toHaveLength(7 + 4)
  expect(nextSegment('0000000100000000000000FF')).toBe('000000010000000100000000')
})

test('the drill restores beside, compares counts, and fails where the original differs', async () => {
  await makeBase(backing)
  const ends = { done: false }
  const shipping = (async () => {
    while (!ends.done) {
      await shipWal(config, place)
      await sleep(100)
    }
  })()
  try {
    await ask(
      server.url,
      `create table stock_transaction (adherent_id int, article_id int, product_not_in_catalog_id int, quantity numeric, amount numeric);
       create table stock_level (id int, adherent_id int, article_id int, product_not_in_catalog_id int, quantity numeric, value numeric, "deletedAt" timestamptz);
       create table article_price (id int, article_id int, adherent_id int, "groupAdherent_id" int, valid_from date, valid_to date, "deletedAt" timestamptz);
       create table "order" (id int, adherent_id int, "groupAdherent_id" int)`,
    )
    expect(await drill(backing)).toMatch(/^Restauré en \d+ s depuis \d+ : \d+ tables, invariants tenus$/)
    await ask(server.url, `insert into stock_level values (1, 1, 1, null, 2, 5, null)`)
    await expect(drill(backing)).rejects.toThrow(/I-12 : 1/)
  } finally {
    ends.done = true
    await shipping
  }
}, 300_000)
