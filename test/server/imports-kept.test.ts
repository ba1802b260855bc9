import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetImports } from '../../server/api/imports/forget-imports'
import { scheduledImports } from '../../server/jobs/import-jobs'
import { runJob } from '../../server/jobs/run-job'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { sendFile } from '../kit/send-file'
import { cellsOf, workbook } from '../kit/workbooks'

let portal: TestApp
let admin: TestActor

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@kept.example', profile: 'SA' })
  admin = await signIn(portal.app, 'admin@kept.example')
})
afterAll(() => portal.close())

const file = (label: string) => workbook([['Libellé'], [label]])
const check = (content: Buffer) =>
  sendFile(portal.app, '/imports/unit/check', { token: admin.token, file: { name: 'unités.xlsx', content } })
const keptRows = () => readdirSync(join(portal.context.config.dataDir, 'files', 'imports'))
const forget = () => forgetImports(portal.context, portal.context.now())

test('the rows of an import that nobody carried out are forgotten after two days, a finished one stays known', async () => {
  const done = file('Boîte importée')
  await admin.post(`/imports/${(await check(done)).body.id}/commit`)
  const { id } = (await check(file('Boîte abandonnée'))).body
  expect(await forget()).toBe(0)
  expect(keptRows()).toHaveLength(1)
  portal.clock.advance(2 * 86_400_000 + 1000)
  admin = await signIn(portal.app, 'admin@kept.example')
  const recent = (await check(file('Boîte récente'))).body.id
  expect(await forget()).toBe(2)
  expect(keptRows()).toHaveLength(1)
  expect((await admin.get(`/imports/${id}`)).status).toBe(404)
  expect((await admin.get(`/imports/${recent}`)).body).toMatchObject({ state: 'checked' })
  const again = await check(done)
  expect(again.body).toMatchObject({ type: 'err570' })
  expect(await forget()).toBe(0)
})

const root = mkdtempSync(join(tmpdir(), 'portail-imports-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const put = (name: string, content: Buffer) => {
  writeFileSync(join(root, name), content)
  utimesSync(join(root, name), new Date('2026-01-01'), new Date('2026-01-01'))
}
const pass = async (moment: string) => {
  portal.clock.set(moment)
  return (await runJob(portal.context, scheduledImports))?.result
}
const sql = <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  portal.context.db.system('seed', (tx) => tx.query<T>(text, values))
interface Scheduled {
  id: number
  lock_version: number
  last_state: string
  last_report: string
}
const daily = { target: 'brand', hour: '05:00', active: true }
const reported = async (id: number) => {
  const [row] = await sql<Scheduled>(
    'select id, lock_version, last_state, last_report from scheduled_import where id = $1',
    [id],
  )
  if (!row) throw new Error('No such import')
  return row
}

test('a scheduled import reads its files as the model says that it chooses, which cannot be removed meanwhile', async () => {
  portal.context.config.importsDir = root
  portal.clock.set('2026-03-01T04:00:00+01:00')
  admin = await signIn(portal.app, 'admin@kept.example')
  mkdirSync(join(root, 'modele'))
  put(
    'modele/e.xlsx',
    workbook([
      ['Maison', 'Autre', 'Encore'],
      ['Marque par modèle', 'x', 'y'],
    ]),
  )
  const model = async (target: string) => {
    const [row] = await sql<{ id: number }>(
      `insert into import_model (user_id, target, name, shape, columns, constants, answers, used_at)
       values ($1, $2, 'Maisons', 'maison', '{"maison": "label", "autre": null, "encore": null}', '[]', '[]', now()) returning id`,
      [admin.id, target],
    )
    return row?.id ?? 0
  }
  const other = await model('unit')
  const import_model_id = await model('brand')
  const asked = { ...daily, label: 'Par modèle', source: 'folder', folder: 'modele' }
  const refused = await admin.post('/scheduled-import', { ...asked, import_model_id: other })
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ name: 'import_model_id' }] } })
  const { id } = (await admin.post<Scheduled>('/scheduled-import', { ...asked, import_model_id })).body
  await pass('2026-03-01T05:01:00+01:00')
  expect(await reported(id)).toMatchObject({ last_state: 'done' })
  expect(await sql(`select label from brand where label = 'Marque par modèle'`)).toHaveLength(1)
  expect(await sql('select uses from import_model where id = $1', [import_model_id])).toEqual([{ uses: 2 }])
  admin = await signIn(portal.app, 'admin@kept.example')
  expect((await admin.get(`/import-model/${import_model_id}/content`)).body).toMatchObject({
    scheduled: [{ id, label: 'Par modèle', hour: '05:00', active: true }],
  })
  expect(await admin.delete(`/import-model/${import_model_id}`)).toMatchObject({
    body: { type: 'err420', uses: [{ resource: 'scheduled_import', count: 1 }] },
  })
  await sql('update import_model set "deletedAt" = now() where id = $1', [import_model_id])
  put('modele/f.xlsx', workbook([['Maison'], ['Marque sans modèle']]))
  await pass('2026-03-02T05:01:00+01:00')
  expect(await reported(id)).toMatchObject({
    last_state: 'refused',
    last_report: expect.stringContaining("n'existe plus"),
  })
  await sql('delete from notification')
  await sql('delete from scheduled_import where id = $1', [id])
})

test('files of a folder are imported at their hour as by hand, put away, and told in the box with their wrong lines', async () => {
  portal.context.config.importsDir = root
  mkdirSync(join(root, 'tarifs'))
  put('tarifs/a.xlsx', workbook([['Libellé'], ['Marque du matin']]))
  put('tarifs/b.xlsx', workbook([['Libellé'], ['Marque de trop'], ['x'.repeat(200)]]))
  put('tarifs/notes.txt', Buffer.from('rien'))
  portal.clock.set('2026-04-01T04:00:00+02:00')
  admin = await signIn(portal.app, 'admin@kept.example')
  const asked = { ...daily, label: 'Marques', source: 'folder', folder: 'tarifs' }
  const wrong = async (folder: string) => (await admin.post('/scheduled-import', { ...asked, folder })).status
  expect([await wrong('../etc'), await wrong('/etc'), await wrong('tarifs/done')]).toEqual([422, 422, 422])
  const { id } = (await admin.post<Scheduled>('/scheduled-import', asked)).body
  expect(await pass('2026-04-01T04:30:00+02:00')).toBeUndefined()

  expect(await pass('2026-04-01T05:01:00+02:00')).toBe('Imports passés : 1')
  expect(await reported(id)).toMatchObject({
    last_state: 'refused',
    last_report: expect.stringMatching(
      /^a\.xlsx : lignes créées : 1, .*\nb\.xlsx : refusé, lignes en erreur : 1\. ligne 3 : Libellé/,
    ),
  })
  expect(await sql(`select label from brand where label like 'Marque d%'`)).toEqual([
    { label: 'Marque du matin' },
  ])
  expect(readdirSync(join(root, 'tarifs')).sort()).toEqual(['done', 'notes.txt', 'refused'])
  expect(readdirSync(join(root, 'tarifs/done'))).toEqual([expect.stringMatching(/^a .*\.xlsx$/)])
  const refused = readdirSync(join(root, 'tarifs/refused')).sort()
  expect(refused).toEqual([expect.stringMatching(/^b .*\.xlsx$/), expect.stringMatching(/erreurs\.xlsx$/)])
  expect(
    cellsOf(readFileSync(join(root, 'tarifs/refused', refused[1] ?? '')))
      .flat()
      .join(' '),
  ).toContain('Libellé')
  expect(await sql(`select kind, title from notification where model = 'Scheduled_import'`)).toEqual([
    { kind: 'scheduled_import_refused', title: 'Import programmé refusé' },
  ])
  expect(await pass('2026-04-01T05:06:00+02:00')).toBeUndefined()

  mkdirSync(join(root, 'bancal'))
  put('bancal/done', Buffer.from('no folder'))
  for (const name of ['c', 'd'])
    put(`bancal/${name}.xlsx`, workbook([['Libellé'], [`Marque bancale ${name}`]]))
  await sql(`update scheduled_import set folder = 'bancal', last_run_at = null where id = $1`, [id])
  await pass('2026-04-02T04:59:00+02:00')
  expect((await reported(id)).last_report).toMatch(
    /^c\.xlsx : lignes créées : 1.*\nd\.xlsx : lignes créées : 1.* rangé/,
  )

  symlinkSync(tmpdir(), join(root, 'dehors'))
  await sql(`update scheduled_import set folder = 'dehors' where id = $1`, [id])
  await pass('2026-04-02T05:01:00+02:00')
  expect((await reported(id)).last_report).toContain("n'existe pas sous celui du serveur")
  await sql(`update "user" set status_id = 2 where id = $1`, [admin.id])
  await pass('2026-04-03T05:01:00+02:00')
  expect((await reported(id)).last_report).toContain("n'a plus le droit")
  await sql(`update "user" set status_id = 1 where id = $1`, [admin.id])
  await sql('update scheduled_import set active = false')
})

test('a file of an address is imported once, and no private address is read', async () => {
  const far = createServer((_request, answer) => answer.end(workbook([['Libellé'], ['Marque lointaine']])))
  await new Promise<void>((done) => far.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(far.address() as AddressInfo).port}/tarif%E9.xlsx`
  portal.clock.set('2026-05-01T04:00:00+02:00')
  admin = await signIn(portal.app, 'admin@kept.example')
  const asked = { ...daily, label: 'Marques lointaines', source: 'address' }
  const from = (address: string) => admin.post<Scheduled>('/scheduled-import', { ...asked, address })
  for (const address of [
    url,
    'tarif.xlsx',
    'https://10.0.0.1/tarif.xlsx',
    'https://moi:secret@martin.example/',
  ])
    expect((await from(address)).body).toMatchObject({ fields: [{ name: 'address' }] })
  const { id } = (await from('https://martin.example/tarif.xlsx')).body
  expect(
    (await admin.put<{ fields: unknown[] }>(`/scheduled-import/${id}`, { address: url, lock_version: 0 }))
      .body.fields,
  ).toMatchObject([{ name: 'address', message: expect.stringContaining('https://') }])
  await sql('update scheduled_import set address = $2 where id = $1', [id, url])
  await pass('2026-05-01T05:01:00+02:00')
  expect((await reported(id)).last_report).toContain('https://')
  portal.context.config.allowsPrivateWebhooks = true
  await pass('2026-05-02T05:01:00+02:00')
  expect(await reported(id)).toMatchObject({
    last_state: 'done',
    last_report: expect.stringContaining('lignes créées : 1'),
  })
  await pass('2026-05-03T05:01:00+02:00')
  expect((await reported(id)).last_state).toBe('nothing')
  portal.context.config.allowsPrivateWebhooks = false
  far.close()
})

test('« Passer maintenant » imports one at once beside its hour: once however often it is pressed, and says who does not answer', async () => {
  let [asked, isHeld] = [0, true]
  const waiting: (() => void)[] = []
  const far = createServer((_request, answer) => {
    asked += 1
    const send = () => answer.end(workbook([['Libellé'], ['Marque pressée']]))
    if (isHeld) waiting.push(send)
    else send()
  })
  await new Promise<void>((done) => far.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(far.address() as AddressInfo).port}/tarif.xlsx`
  portal.clock.set('2026-06-01T04:59:30+02:00')
  admin = await signIn(portal.app, 'admin@kept.example')
  await sql('update scheduled_import set active = false')
  const made = { ...daily, label: 'Pressée', source: 'address', address: 'https://martin.example/tarif.xlsx' }
  const { id } = (await admin.post<Scheduled>('/scheduled-import', made)).body
  await sql('update scheduled_import set address = $2 where id = $1', [id, url])
  portal.context.config.allowsPrivateWebhooks = true
  const press = async () => (await admin.put<{ type?: string }>(`/scheduled-import/${id}/pass`, {})).body

  const [one, other] = await Promise.all([press(), press()])
  expect([one.type, other.type].sort()).toEqual(['err409', undefined])
  expect((await reported(id)).last_state).toBe('running')
  expect(await pass('2026-06-01T05:00:10+02:00')).toBeUndefined()
  await expect.poll(() => asked).toBe(1)
  isHeld = false
  for (const send of waiting) send()
  await expect.poll(async () => (await reported(id)).last_state).toBe('done')
  expect((await reported(id)).last_report).toContain('lignes créées : 1')
  expect(await sql(`select title from notification where entity_id = $1`, [id])).toEqual([
    { title: 'Import programmé fait' },
  ])

  portal.clock.set('2026-06-01T23:00:00+02:00')
  admin = await signIn(portal.app, 'admin@kept.example')
  expect(await press()).toEqual({ success: true })
  await expect.poll(async () => (await reported(id)).last_state).toBe('nothing')
  expect(await pass('2026-06-02T05:01:00+02:00')).toBe('Imports passés : 1')
  expect(asked).toBe(3)

  await new Promise((done) => far.close(done))
  await sql('update scheduled_import set active = false where id = $1', [id])
  admin = await signIn(portal.app, 'admin@kept.example')
  await press()
  await expect
    .poll(async () => (await reported(id)).last_report)
    .toBe('Personne ne répond à cette adresse (ECONNREFUSED).')

  await sql(`update scheduled_import set last_state = 'running' where id = $1`, [id])
  await pass('2026-06-02T05:06:00+02:00')
  expect((await reported(id)).last_report).toContain('interrompu')
  portal.context.config.allowsPrivateWebhooks = false
})
