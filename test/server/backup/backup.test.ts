import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { readArchive } from '../../../server/backup/archive'
import { backUp } from '../../../server/backup/backup'
import { type Restoring, restore } from '../../../server/backup/restore'
import { asClient, asOwner, migrate } from '../../../server/database/migrate'
import { quote } from '../../../server/database/naming'
import { policies } from '../../../server/policies'
import { call, signIn } from '../../kit/actors'
import { emptyDatabase, testDatabase } from '../../kit/database'
import { openApp, type TestApp } from '../../kit/open-app'

const folder = mkdtempSync(join(tmpdir(), 'portail-backup-'))
const path = join(folder, 'sauvegarde.tar.gz')
let on: TestApp
let token: string
const fileKey = 'upload/help/essai.pdf'
const fileBytes = Buffer.from('%PDF-1.4 essai')

/** Every table's rows, as one checksum a table. */
const prints = (url: string, but: readonly string[] = []) =>
  asOwner(url, async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { name } of tables.filter(({ name }) => !but.includes(name))) {
      const [row] = await tx.query(
        `select count(*)::int as n, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${quote(name)} t`,
      )
      found[name] = row
    }
    return found
  })

const restoring = (
  client: Restoring['client'],
  target: TestApp | { url: string },
  options: Partial<Restoring> = {},
) => {
  const dataDir = mkdtempSync(join(folder, 'target-'))
  const config = { ...on.context.config, dataDir, secretKey: undefined }
  return {
    ...{ client, config, path, files: on.context.files, now: new Date(), replace: false },
    migrateTo: async (only: ReadonlySet<string>) =>
      void (await migrate(target.url, resources, { policies, only, secures: false })),
    ...options,
  }
}

beforeAll(async () => {
  on = await openApp()
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  token = nadia.token
  await nadia.post('/setting/generic/unit', { label: 'Palox sauvegardé', kind: 'count' })
  await asOwner(on.url, (tx) =>
    tx.query(
      `insert into "file" (path, unique_name, mime_type, filename) values ('/help', 'essai.pdf', 'application/pdf', 'essai.pdf')`,
    ),
  )
  writeFileSync(join(folder, 'essai.pdf'), fileBytes)
  await on.context.files.put(fileKey, join(folder, 'essai.pdf'))
  await asClient(on.url, (client) =>
    backUp({ client, files: on.context.files, config: on.context.config, path, now: new Date() }),
  )
})
afterAll(async () => {
  await on?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup is one archive for its owner alone: tables, files, the server’s secret, and their checksums last', async () => {
  expect(statSync(path).mode & 0o077).toBe(0)
  const names: string[] = []
  await readArchive(path, async (name) => void names.push(name))
  expect(names).toEqual(
    expect.arrayContaining(['tables/user', 'tables/field_history', `files/${fileKey}`, 'secret.key']),
  )
  expect(names.at(-1)).toBe('manifest.json')
  expect(existsSync(`${path}.part`) || existsSync(`${path}.entry`)).toBe(false)
})

test('restored into an empty database, everything is there again but the sessions: all have to sign in', async () => {
  const target = await emptyDatabase()
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const kept = new Map<string, string>()
  const files = {
    ...on.context.files,
    put: async (key: string, source: string) => void kept.set(key, readFileSync(source, 'hex')),
  }
  const config = { ...on.context.config, dataDir, secretKey: undefined }
  const done = await asClient(target.url, (client) => restore(restoring(client, target, { files, config })))
  expect(done.files).toBe(1)
  const sessions = ['session', 'token']
  expect(await prints(target.url, sessions)).toEqual(await prints(on.url, sessions))
  expect(kept.get(fileKey)).toBe(fileBytes.toString('hex'))
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()).toBe(
    await text(createReadStream(join(on.context.config.dataDir, 'secret.key'))).then((secret) =>
      secret.trim(),
    ),
  )
  await migrate(target.url, resources, { policies })
  const again = await openApp({}, resources, { given: { url: target.url, drop: target.drop } })
  expect((await call(on.app, 'GET', '/users/me', { token })).status).toBe(200)
  expect((await call(again.app, 'GET', '/users/me', { token })).status).toBe(401)
  const nadia = await signIn(again.app, 'nadia.roche@demo.example')
  const made = await nadia.post('/setting/generic/unit', { label: 'Palox d’après', kind: 'count' })
  expect(made.body, 'the sequences go on where they stood').toMatchObject({ label: 'Palox d’après' })
  await again.close()
}, 120_000)

test('a database with accounts is left alone unless told, and one that the product runs on in any case', async () => {
  const tried = (replace: boolean) =>
    asClient(on.url, (client) => restore(restoring(client, on, { replace })))
  const before = await prints(on.url)
  await expect(tried(false)).rejects.toThrow('tourne encore')
  await expect(tried(true)).rejects.toThrow('tourne encore')
  expect(await prints(on.url)).toEqual(before)
  const target = await testDatabase()
  const once = (replace: boolean) =>
    asClient(target.url, (client) => restore(restoring(client, target, { replace })))
  await expect(once(false)).rejects.toThrow('contient déjà des comptes')
  await once(true)
  const units = await asOwner(target.url, (tx) =>
    tx.query(`select 1 from unit where label = 'Palox sauvegardé'`),
  )
  expect(units).toHaveLength(1)
  await target.drop()
}, 120_000)

test('a damaged, cut or foreign archive is refused before anything is touched', async () => {
  const target = await emptyDatabase()
  const whole = gunzipSync(readFileSync(path))
  const bend = (change: (bytes: Buffer) => Buffer) => gzipSync(change(Buffer.from(whole)))
  const at = whole.indexOf('Palox sauvegardé')
  const faults: [string, Buffer][] = [
    ['one byte changed', bend((bytes) => bytes.fill('Q', at, at + 1))],
    ['cut in the middle', readFileSync(path).subarray(0, statSync(path).size / 2)],
    ['without its end', bend((bytes) => bytes.subarray(0, bytes.indexOf('manifest.json') - 512))],
    ['no archive at all', Buffer.from('Bonjour')],
    [
      'of a later version',
      bend((bytes) =>
        Buffer.from(bytes.toString('latin1').replace('"portail-achats 1"', '"portail-achats 9"'), 'latin1'),
      ),
    ],
  ]
  for (const [name, bytes] of faults) {
    const bad = join(folder, 'bad.tar.gz')
    writeFileSync(bad, bytes)
    const tried = asClient(target.url, (client) => restore(restoring(client, target, { path: bad })))
    await expect(tried, name).rejects.toThrow(/sauvegarde/)
  }
  expect(await prints(target.url)).toEqual({})
  await target.drop()
})
