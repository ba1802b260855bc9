import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { sealTotp, unsealTotp } from '../../../server/accounts/totp'
import { noteReturn } from '../../../server/backup/after-return'
import { readArchive, verifyArchive } from '../../../server/backup/archive'
import { backUp } from '../../../server/backup/backup'
import { brokenInvariants } from '../../../server/backup/invariants'
import { type Restoring, restore } from '../../../server/backup/restore'
import { runArchive } from '../../../server/backup/run-backup'
import { asClient, asOwner, migrate } from '../../../server/database/migrate'
import { quote } from '../../../server/database/naming'
import { sealJournal } from '../../../server/journal/seal'
import { takeMail } from '../../../server/mail/take-mail'
import { policies } from '../../../server/policies'
import { rotateSecret, sealedColumns } from '../../../server/rotate-secret'
import { keyIdOf, secretKeyOf } from '../../../server/secret-key'
import { grantLater } from '../../../server/seed/grant-later'
import { call, signIn } from '../../kit/actors'
import { emptyDatabase, testDatabase } from '../../kit/database'
import { openApp, type TestApp } from '../../kit/open-app'

const folder = mkdtempSync(join(tmpdir(), 'portail-backup-'))
const path = join(folder, 'sauvegarde.tar.gz')
let on: TestApp
let token: string
const plainTotp = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
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
  const config = { ...on.context.config, dataDir, secretKey: secretKeyOf(on.context.config) }
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
  const [person] = await asOwner(on.url, (tx) =>
    tx.query<{ id: number }>(`select id from "user" where email = 'fm@martin.example'`),
  )
  const sealed = sealTotp(on.context.config, person?.id ?? 0, plainTotp)
  await asOwner(on.url, (tx) =>
    tx.query('update "user" set totp_secret = $2 where id = $1', [person?.id, sealed]),
  )
  await asOwner(on.url, (tx) => grantLater(tx, true))
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

test('a backup is one archive for its owner alone: tables, files and their checksums last, and no secret', async () => {
  expect(statSync(path).mode & 0o077).toBe(0)
  const names: string[] = []
  const texts: string[] = []
  const each = async (name: string, content: Readable) => {
    names.push(name)
    texts.push(await text(content))
  }
  await readArchive(path, { each })
  expect(names).toEqual(expect.arrayContaining(['tables/user', 'tables/field_history', `files/${fileKey}`]))
  expect(names.filter((name) => !/^(tables|files)\/|^manifest/.test(name))).toEqual([])
  const secret = secretKeyOf(on.context.config)
  expect(texts.some((one) => one.includes(secret) || one.includes(plainTotp))).toBe(false)
  expect(texts.join('')).toContain(keyIdOf(secret))
  expect(names.at(-1)).toBe('manifest.json')
  expect(existsSync(`${path}.part`) || existsSync(`${path}.entry`)).toBe(false)
})

test('restored into an empty database, everything is there again but the sessions: all have to sign in', async () => {
  const target = await emptyDatabase()
  const kept = new Map<string, string>()
  const files = {
    ...on.context.files,
    put: async (key: string, source: string) => void kept.set(key, readFileSync(source, 'hex')),
  }
  const done = await asClient(target.url, (client) => restore(restoring(client, target, { files })))
  expect(done.files).toBe(1)
  const sessions = [
    'session',
    'token',
    'api_key',
    'push_device',
    'push_message',
    'order_token',
    'quote_token',
  ]
  expect(await prints(target.url, sessions)).toEqual(await prints(on.url, sessions))
  expect(kept.get(fileKey)).toBe(fileBytes.toString('hex'))
  await migrate(target.url, resources, { policies, lastly: (tx) => noteReturn(tx, new Date()) })
  const again = await openApp({}, resources, { given: { url: target.url, drop: target.drop } })
  expect((await call(on.app, 'GET', '/users/me', { token })).status).toBe(200)
  expect((await call(again.app, 'GET', '/users/me', { token })).status).toBe(401)
  const nadia = await signIn(again.app, 'nadia.roche@demo.example')
  const made = await nadia.post('/setting/generic/unit', { label: 'Palox d’après', kind: 'count' })
  expect(made.body, 'the sequences go on where they stood').toMatchObject({ label: 'Palox d’après' })
  const held = await nadia.get('/backup/sendings')
  expect(held.body, 'nothing leaves').toMatchObject({ paused: true })
  const [mail] = await asOwner(target.url, (tx) =>
    tx.query<{ id: number }>(
      `insert into email_outbox (kind, "from", "to", subject, text, unique_key, state, next_attempt_at)
       values ('test', 'a@b.example', 'c@d.example', 'x', 'x', 'held', 'queued', now() - interval '1 minute') returning id`,
    ),
  )
  const claim = () => takeMail(again.context.db, mail?.id ?? 0, { now: new Date(), isRetry: false })
  expect(await claim()).toBeUndefined()
  const buyer = await signIn(again.app, 'claire.moreau@demo.example')
  expect((await buyer.post('/backup/resume')).status).toBe(403)
  expect((await nadia.post('/backup/resume')).body).toMatchObject({ paused: false })
  expect((await nadia.post('/backup/resume')).status).toBe(409)
  expect(await claim()).toBeDefined()
  const told = await asOwner(target.url, (tx) =>
    tx.query<{ kind: string }>(
      `select kind from security_event where kind in ('restore_done', 'sendings_resumed') order by id`,
    ),
  )
  expect(told.map(({ kind }) => kind)).toEqual(['restore_done', 'sendings_resumed'])
  const grants = await asOwner(target.url, (tx) => grantLater(tx, false))
  expect(grants, 'no right is given again that was given once').toEqual([])
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

test('replacing gives back no right that was taken away since: accounts, passwords, factors, profiles, perimeters, what was off; others are as in the backup', async () => {
  const target = await testDatabase()
  const own = join(folder, 'droits.tar.gz')
  const ask = <T extends object>(sql: string, values: unknown[] = []) =>
    asOwner(target.url, (tx) => tx.query<T>(sql, values))
  const idOf = async (name: string) =>
    (await ask<{ id: number }>('select id from "user" where email = $1', [`${name}@demo.example`]))[0]?.id ??
    0
  const [nadia, alain, claire, karim] = [
    await idOf('nadia.roche'),
    await idOf('alain.dubois'),
    await idOf('claire.moreau'),
    await idOf('karim.benali'),
  ]
  await ask(
    `insert into webhook (label, url, active, user_id, failures) values ('Stock', 'https://a.example', true, $1, 0), ('Reste', 'https://a.example', true, $1, 0)`,
    [nadia],
  )
  await ask(
    `insert into passkey (user_id, name, credential, public_key, uses, backed_up) values ($1, 'Perdue', 'lost', 'k', 0, false), ($1, 'Gardée', 'kept', 'k', 0, false)`,
    [claire],
  )
  await ask(`insert into recovery_code (user_id, hash) values ($1, 'spent'), ($1, 'left')`, [claire])
  await ask(`update "user" set totp_enabled = true, totp_secret = 'then' where id = $1`, [claire])
  const [buyer] = await ask<{ id: number }>('select profile_id as id from "user" where id = $1', [claire])
  await ask(
    `insert into profile_permission (profile_id, permission) select $1, 'viewSystem' where not exists
      (select 1 from profile_permission where profile_id = $1 and permission = 'viewSystem')`,
    [buyer?.id],
  )
  await asClient(target.url, (client) =>
    backUp({ client, files: on.context.files, config: on.context.config, path: own, now: new Date() }),
  )
  const [lowest] = await ask<{ id: number }>(
    'select id from profile where "deletedAt" is null order by level limit 1',
  )
  await ask(`update "user" set profile_id = $2, first_name = 'Nadège' where id = $1`, [alain, lowest?.id])
  await ask('update "user" set status_id = 2 where id = $1', [karim])
  await ask(
    `update "user" set password_hash = 'new', password_changed_at = now(), totp_enabled = false, totp_secret = null where id = $1`,
    [claire],
  )
  await ask(`delete from passkey where credential = 'lost'`)
  await ask(`update recovery_code set used_at = now() where hash = 'spent'`)
  await ask(`update webhook set active = false where label = 'Stock'`)
  await ask(`delete from profile_permission where profile_id = $1 and permission = 'viewSystem'`, [buyer?.id])
  await ask('update profile set two_factor_required = true, all_menus = false where id = $1', [buyer?.id])
  await ask('delete from user_company_ids where user_id = $1', [claire])
  await ask('delete from user_adherent_ids where user_id = $1', [karim])
  await ask('drop table notification cascade')
  const broken = { migrateTo: async () => Promise.reject(new Error('cut')) }
  const again = (options: object = {}) =>
    asClient(target.url, (client) =>
      restore(restoring(client, target, { path: own, replace: true, ...options })),
    )
  await expect(again(broken), 'cut once everything is gone').rejects.toThrow('cut')
  const done = await again()
  expect(done.taken).toMatchObject({ erased: [] })
  expect(done.taken.rights).toBeGreaterThanOrEqual(4)
  const people = await ask(
    `select id, first_name, status_id, profile_id = $2 as lowered, password_hash = 'new' as has_new, totp_enabled, totp_secret
     from "user" where id = any($1::bigint[]) order by array_position($1::bigint[], id)`,
    [[nadia, alain, claire, karim], lowest?.id],
  )
  expect(people).toMatchObject([
    { status_id: 1, lowered: false, has_new: false },
    { status_id: 1, lowered: true, first_name: 'Alain' },
    { status_id: 1, has_new: true, totp_enabled: false, totp_secret: null },
    { status_id: 2 },
  ])
  const left = async (sql: string) => (await ask<{ of: string }>(sql)).map(({ of }) => of)
  expect(await left('select credential as of from passkey')).toEqual(['kept'])
  expect(await left('select hash as of from recovery_code')).toEqual(['left'])
  expect(await left('select label as of from webhook where active')).toEqual(['Reste'])
  expect(
    await left(
      `select permission as of from profile_permission where profile_id = ${buyer?.id} and permission = 'viewSystem'`,
    ),
  ).toEqual([])
  expect(await left(`select 'company' as of from user_company_ids where user_id = ${claire}`)).toEqual([])
  expect(await left(`select 'adherent' as of from user_adherent_ids where user_id = ${karim}`)).toEqual([])
  expect(await ask('select two_factor_required, all_menus from profile where id = $1', [buyer?.id])).toEqual([
    { two_factor_required: true, all_menus: false },
  ])
  expect(await ask(`select 1 from pg_namespace where nspname = 'before_restore'`)).toEqual([])
  await target.drop()
}, 120_000)

test('the invariants that a drill holds a restored database against hold in the one of the tests', async () => {
  expect(await asOwner(on.url, brokenInvariants)).toEqual([])
})

test('an archive needs the secret that sealed what it holds; it is refused without, before anything is touched', async () => {
  const target = await emptyDatabase()
  const dataDir = mkdtempSync(join(folder, 'bare-'))
  const config = { ...on.context.config, dataDir, secretKey: undefined }
  const tried = (options: Partial<Restoring>) =>
    asClient(target.url, (client) => restore(restoring(client, target, { config, ...options })))
  await expect(tried({})).rejects.toThrow(/Il manque le secret du serveur/)
  const other = { ...config, secretKey: 'un tout autre secret de plus de 32 caractères' }
  await expect(tried({ config: other })).rejects.toThrow(/Il manque le secret du serveur/)
  expect(await prints(target.url)).toEqual({})
  expect(existsSync(join(dataDir, 'secret.key')), 'none was drawn').toBe(false)
  await target.drop()
})

test('encrypted to a public key, an archive opens with its private key alone', async () => {
  const identity = await generateIdentity()
  const sealedPath = join(folder, 'sauvegarde.tar.gz.age')
  const config = { ...on.context.config, backupPublicKey: await identityToRecipient(identity) }
  await asClient(on.url, (client) =>
    backUp({ client, files: on.context.files, config, path: sealedPath, now: new Date() }),
  )
  expect(readFileSync(sealedPath).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const [right, wrong] = [join(folder, 'key.txt'), join(folder, 'other.txt')]
  writeFileSync(right, `# created\n${identity}\n`)
  writeFileSync(wrong, await generateIdentity())
  await expect(verifyArchive(sealedPath)).rejects.toThrow(/est chiffrée/)
  await expect(verifyArchive(sealedPath, wrong)).rejects.toThrow(/n'ouvre pas/)
  expect(await verifyArchive(sealedPath, right)).toMatchObject({ format: 'portail-achats 2' })
})

test('the secret is replaced: what it sealed is sealed again, and what stands elsewhere is named', async () => {
  const { config } = on.context
  const before = secretKeyOf(config)
  const rotating = {
    ...config,
    secretKey: 'le nouveau secret, de plus de 32 caractères',
    secretKeyPrevious: before,
  }
  const [elsewhere] = await asOwner(on.url, (tx) =>
    tx.query<{ id: number }>(`update unit set label = $1 where label = 'Palox sauvegardé' returning id`, [
      `${keyIdOf(before)}.oublié`,
    ]),
  )
  const first = await asOwner(on.url, (tx) => rotateSecret(tx, rotating, new Date()))
  expect(first).toMatchObject({ unreadable: ['unit.label : 1'] })
  expect(first.resealed).toBeGreaterThan(0)
  await asOwner(on.url, (tx) =>
    tx.query('update unit set label = $2 where id = $1', [elsewhere?.id, 'Palox']),
  )
  const second = await asOwner(on.url, (tx) => rotateSecret(tx, rotating, new Date()))
  expect(second).toEqual({ resealed: 0, unreadable: [] })
  const [nadia] = await asOwner(on.url, (tx) =>
    tx.query<{ id: number; totp_secret: string }>(
      'select id, totp_secret from "user" where totp_secret is not null',
    ),
  )
  const alone = { ...rotating, secretKeyPrevious: undefined }
  expect(unsealTotp(alone, nadia?.id ?? 0, nadia?.totp_secret ?? '')).toBe(plainTotp)
})

test('every declared column of sealed texts is sealed again under the next secret', () => {
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  const declared = on.context.db.registry.all.flatMap(({ table, name, fields }) =>
    Object.keys(fields).flatMap((field) =>
      field.startsWith('sealed_') ? [`${table ?? name}.${field}`] : [],
    ),
  )
  expect(declared.length).toBeGreaterThan(5)
  expect(declared.filter((one) => !known.includes(one))).toEqual([])
})

test('an archive made by the command is written down, whole or failed, names the head of the journal, and stands in it', async () => {
  await sealJournal(on.context)
  const made = join(folder, 'commande.tar.gz')
  const told = await runArchive(on.url, on.context.config, made)
  expect(told[0]).toMatch(/commande\.tar\.gz : \d+ lignes, 1 fichiers/)
  await expect(runArchive(on.url, on.context.config, made)).rejects.toThrow('existe déjà')
  await expect(runArchive(on.url, on.context.config, join(folder, 'absent', 'a.tar.gz'))).rejects.toThrow()
  const [runs, events, seals] = await asOwner(on.url, async (tx) => [
    await tx.query(`select kind, ok from backup_run where kind = 'archive' order by id`),
    await tx.query(
      `select e.about = 'Backup_run ' || r.id as is_its, e.detail from security_event e, backup_run r
       where e.kind = 'backup_made' and r.kind = 'archive' and r.ok`,
    ),
    await tx.query<{ hash: string }>(`select encode(hash, 'hex') as hash from security_seal order by seq`),
  ])
  expect(runs).toEqual([
    { kind: 'archive', ok: true },
    { kind: 'archive', ok: false },
  ])
  expect(events).toEqual([{ is_its: true, detail: { what: 'archive' } }])
  const { journal } = await verifyArchive(made)
  expect(seals.at(-1)).toEqual({ hash: journal })
})

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
        Buffer.from(bytes.toString('latin1').replace('"portail-achats 2"', '"portail-achats 9"'), 'latin1'),
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
