import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Item {
  id: number
  file_label: string
  Application: { machine_name: string }[]
  File: { id: number; mime_type: string; file_name: string }
}

let on: TestApp
const folder = mkdtempSync(join(tmpdir(), 'portail-help-'))
const source = join(folder, 'essai.pdf')
writeFileSync(source, '%PDF-1.4 essai')
const ids: Record<string, number> = {}
const files: Record<string, number> = {}

async function add(
  label: string,
  more: { enable?: boolean; active?: boolean; date?: string; apps?: readonly number[] } = {},
): Promise<number> {
  const { enable = true, active = true, date = '2026-01-01', apps = [1, 2, 4] } = more
  await on.context.files.put(`upload/helpcenter/${label}.pdf`, source)
  return on.context.db.system('seed', async (tx) => {
    const [file] = await tx.query<{ id: number }>(
      `insert into "file" (path, unique_name, mime_type, filename) values ('/helpcenter', $1, 'application/pdf', $2) returning id`,
      [`${label}.pdf`, `Notice ${label}.pdf`],
    )
    const [row] = await tx.query<{ id: number }>(
      'insert into help_document (file_label, application_date, file_id, enable, active) values ($1, $2, $3, $4, $5) returning id',
      [label, date, file?.id, enable, active],
    )
    await tx.query(
      'insert into help_document_application_ids (help_document_id, application_id) select $1, unnest($2::bigint[])',
      [row?.id, apps],
    )
    files[label] = Number(file?.id)
    return Number(row?.id)
  })
}

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-10T12:00:00Z')
  await on.context.db.system('seed', (tx) => tx.query('update help_document set active = false'))
  ids.shown = await add('visible')
  ids.disabled = await add('desactive', { enable: false })
  ids.inactive = await add('inactif', { active: false })
  ids.tomorrow = await add('demain', { date: '2026-03-11' })
})
afterAll(async () => {
  await on.close()
  rmSync(folder, { recursive: true })
})

const list = async () => (await call<Item[]>(on.app, 'GET', '/helpcenter/helpcenterlist')).body

test('everybody reads what is enabled, active and not of the future', async () => {
  const items = await list()
  expect(items.map(({ file_label }) => file_label)).toEqual(['visible'])
  expect(items[0]).toMatchObject({
    Application: expect.arrayContaining([{ machine_name: 'front-office' }]),
    File: { mime_type: 'application/pdf', file_name: 'Notice visible.pdf' },
  })
})

test('the file of a document that is shown is given to everybody, that of another is not found', async () => {
  const download = (id: number | undefined) => on.app.inject({ url: `/api/helpcenter/download/${id}` })
  const good = await download(ids.shown)
  expect(good.statusCode).toBe(200)
  expect(good.headers['content-disposition']).toContain('Notice visible.pdf')
  for (const id of [ids.disabled, ids.inactive, ids.tomorrow])
    expect((await download(id)).statusCode).toBe(404)
})

test('a member reaches no document of the future by a search or by its file, the back office does', async () => {
  const ask = async (who: string, label: string) => {
    const { get, put } = await signIn(on.app, `${who}@demo.example`)
    const fields = [{ name: 'file_label', operator: 'eq', value: label }]
    const { body } = await put<{ data?: unknown[] }>('/search/', {
      model: 'Help_document',
      fields,
      limit: 10,
    })
    const statuses = [
      (await get(`/file/${files[label]}`)).status,
      (await get(`/file/download/${files[label]}`)).status,
    ]
    return [body.data?.length ?? 0, ...statuses]
  }
  expect(await ask('karim.benali', 'visible')).toEqual([1, 200, 200])
  expect(await ask('karim.benali', 'demain')).toEqual([0, 404, 404])
  expect(await ask('nadia.roche', 'demain')).toEqual([1, 200, 200])
  on.clock.advance(86_400_000)
  expect(await ask('karim.benali', 'demain')).toEqual([1, 200, 200])
  on.clock.advance(-86_400_000)
})

test('a document is listed and given to the people of its applications; before the login, what is made for all', async () => {
  const more = [
    await add('fournisseurs', { apps: [1, 2] }),
    await add('membres', { apps: [4] }),
    await add('avis', { apps: [3] }),
  ]
  const seen = async (who?: string) => {
    const token = who && (await signIn(on.app, who)).token
    const ask = (path: string) => call<Item[]>(on.app, 'GET', path, token ? { token } : {})
    const listed = (await ask('/helpcenter/helpcenterlist')).body.map(({ file_label }) => file_label)
    const given = []
    for (const id of more) given.push((await ask(`/helpcenter/download/${id}`)).status)
    return [listed, given]
  }
  expect(await seen()).toEqual([
    ['visible', 'avis'],
    [404, 404, 200],
  ])
  expect(await seen('fm@martin.example')).toEqual([
    ['visible', 'fournisseurs'],
    [200, 404, 404],
  ])
  expect(await seen('karim.benali@demo.example')).toEqual([
    ['visible', 'membres'],
    [404, 200, 404],
  ])
  expect(await seen('nadia.roche@demo.example')).toEqual([
    ['visible', 'fournisseurs', 'membres', 'avis'],
    [200, 200, 200],
  ])
  const past = await call(on.app, 'GET', '/helpcenter/helpcenterlist', { token: 'a'.repeat(43) })
  expect(past.status).toBe(401)
  await on.context.db.system('seed', (tx) =>
    tx.query('update help_document set active = false where id = any($1)', [more]),
  )
})

test('the day of application starts at midnight in Paris', async () => {
  on.clock.set('2026-03-10T23:30:00Z')
  expect((await list()).map(({ file_label }) => file_label)).toEqual(['visible', 'demain'])
})
