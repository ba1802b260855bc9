import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../server/config'
import { asOwner } from '../../../server/database/migrate'
import { completeFiles } from '../../../server/seed/complete-files'
import { helpFiles } from '../../../server/seed/help-files'
import { noticeFiles } from '../../../server/seed/notice-files'
import { createFileStore } from '../../../server/storage/create-file-store'
import type { FileStore } from '../../../server/storage/file-store'
import { emptyDatabase, testDatabase } from '../../kit/database'
import { uaFaults } from '../../kit/pdf-ua'
import { eventually, ready, startProduct } from '../../kit/product'
import { promise } from '../../kit/promises'

const times = Number(process.env.FAULTS ?? 1)
const isLong = times > 1
/** The files of the demonstration take its data, which take a minute: the suite starts with the fixtures. */
const seed = isLong ? 'demo' : 'min'

/** Starts two products at once on one empty database; what went wrong. */
async function startTwo(size: string, plant?: string): Promise<string[]> {
  const database = await emptyDatabase()
  const both = await Promise.all(
    [1, 2].map(() => startProduct({ DATABASE_URL: database.url, SEED: size }, plant)),
  )
  const wrong: string[] = []
  for (const product of both)
    await ready(product, 600_000).catch((error: unknown) => wrong.push(String(error).slice(-300)))
  for (const product of both) await product.stop()
  const [row] = await asOwner(database.url, (tx) =>
    tx.query<{ n: number }>(`select count(*)::int as n from "user" where email = 'nadia.roche@demo.example'`),
  ).catch(() => [])
  if (row?.n !== 1) wrong.push(`${row?.n} times the same person`)
  await database.drop()
  return wrong
}

test('two first starts at once on one empty database: both serve, and it is filled once', {
  timeout: 700_000 + 120_000 * times,
}, async () => {
  expect(await startTwo(seed)).toEqual([])
  for (let n = 1; n < times; n++) expect(await startTwo('min')).toEqual([])
  promise('two first starts on one empty database', times, `both serve, filled once (${seed}, then min)`)
})

test.runIf(isLong)(
  'goes red on a planted fault: starts that wait for nobody',
  { timeout: 300_000 },
  async () => {
    expect(await startTwo('min', 'unlocked')).not.toEqual([])
  },
)

const migrations = readdirSync('server/database/migrations').length

test.runIf(isLong)(
  'a first start killed among its migrations, its rights or its data is finished by the next one',
  { timeout: 120_000 * times },
  async () => {
    const found: number[] = []
    let longest = 0
    for (let n = 0; n < times; n++) {
      const database = await emptyDatabase()
      const env = { DATABASE_URL: database.url, SEED: 'min' }
      const count = (sql: string) =>
        asOwner(database.url, (tx) => tx.query<{ n: number }>(sql)).then(
          ([row]) => row?.n ?? 0,
          () => 0,
        )
      const applied = () => count(`select count(*)::int as n from schema_migration where name like '2%'`)
      const first = await startProduct(env)
      // The kill falls on another migration each time, and past the last of them.
      const until = Math.round((migrations * (n + 1)) / times)
      await eventually(async () => first.hasEnded() || (await applied()) >= until, 60_000, 5)
      first.child.kill('SIGKILL')
      await first.ended
      found.push(await applied())
      const begun = performance.now()
      const second = await startProduct(env)
      await ready(second)
      longest = Math.max(longest, performance.now() - begun)
      expect(await applied()).toBe(migrations)
      expect(
        await count(`select count(*)::int as n from "user" where email = 'nadia.roche@demo.example'`),
      ).toBe(1)
      expect(await second.stop()).toBe(0)
      await database.drop()
    }
    promise(
      'killed among its migrations',
      times,
      `finished by the next start, ready after at most ${Math.round(longest)} ms; killed after ${found.join(', ')} of ${migrations}`,
    )
  },
)

const demoFiles = [...helpFiles, ...noticeFiles]

test('a first start that is cut off between the data and their files is finished by the next one', async () => {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-cut-'))
  const store = createFileStore(parseConfig({ DATA_DIR: dataDir }))
  let left = 5
  const cut: FileStore = {
    ...store,
    put: (key, source) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('cut')) : store.put(key, source)
    },
  }
  await asOwner(database.url, async (tx) => {
    for (const { key } of demoFiles) {
      const [, path, name] = /^upload(\/.+)\/([^/]+)$/.exec(key) ?? []
      await tx.query(
        'insert into "file" (path, unique_name, mime_type, filename) values ($1, $2, \'application/pdf\', $2)',
        [path, name],
      )
    }
    await expect(completeFiles(tx, cut)).rejects.toThrow('cut')
    expect(await completeFiles(tx, store)).toBe(demoFiles.length - 5)
    expect(await completeFiles(tx, store)).toBe(0)
  })
  for (const { key, bytes } of demoFiles) {
    expect(await store.has(key)).toBe(true)
    if (key.endsWith('.pdf')) expect(uaFaults(Buffer.from(await bytes())), key).toEqual([])
  }
  rmSync(dataDir, { recursive: true, force: true })
  await database.drop()
})

test.runIf(isLong)(
  'a first start killed among its files is finished by the next one',
  { timeout: 600_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portail-cut-'))
    const env = { DATA_DIR: dataDir, SEED: 'demo' }
    /** Files that are whole: a copy that the kill cut stays beside as `.part`, and nobody reads it. */
    const count = () => {
      const folder = join(dataDir, 'files')
      if (!existsSync(folder)) return 0
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => /\.\w+$/.test(name) && !name.endsWith('.part'),
      ).length
    }
    const first = await startProduct(env)
    expect(await eventually(() => count() > 3, 500_000, 2)).toBe(true)
    first.child.kill('SIGKILL')
    await first.ended
    const begun = count()
    expect(begun).toBeLessThan(demoFiles.length)
    const second = await startProduct(env)
    await ready(second)
    expect(count()).toBe(demoFiles.length)
    await second.stop()
    rmSync(dataDir, { recursive: true, force: true })
    promise('a first start killed among its files', 1, `${begun} files, then all ${demoFiles.length}`)
  },
)
