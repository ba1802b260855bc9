import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetImports } from '../../server/api/imports/forget-imports'
import { bulkJobs } from '../../server/jobs/bulk-jobs'
import { forgetOld } from '../../server/jobs/retention/forget-old'
import { runJob } from '../../server/jobs/run-job'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { sendFile } from '../kit/send-file'
import { withoutPermission } from '../kit/without-permission'
import { cellsOf, workbook } from '../kit/workbooks'

let on: TestApp
let nadia: TestActor
let alain: TestActor
let claire: TestActor

interface Listed {
  id: number
  name: string
  state: string
  person: string
  is_own: boolean
  can_undo: boolean
  has_file: boolean
  created: number
  updated: number
  undone: number
  left: number
}
interface Undone {
  state: string
  undone: number
  left: number
  lines: { title: string; message: string; differs: { label: string; mine: string; theirs: string }[] }[]
}

const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  on = await openApp()
  for (const [name, profile] of [
    ['nadia', 'SA'],
    ['alain', 'AD'],
    ['claire', 'CM'],
  ] as const)
    await addPerson(on, { email: `${name}@undo.example`, profile })
  nadia = await signIn(on.app, 'nadia@undo.example')
  alain = await signIn(on.app, 'alain@undo.example')
  claire = await signIn(on.app, 'claire@undo.example')
})
afterAll(() => on.close())

const check = (model: string, rows: readonly (readonly unknown[])[], name = 'fichier.xlsx') =>
  sendFile<Checked>(on.app, `/imports/${model}/check`, {
    token: nadia.token,
    file: { name, content: workbook(rows.map((row) => [...row])) },
  })
async function imported(
  model: string,
  rows: readonly (readonly unknown[])[],
  name?: string,
): Promise<number> {
  const id = Number((await check(model, rows, name)).body.id)
  expect((await nadia.post(`/imports/${id}/commit`)).body).toMatchObject({ state: 'done', errors: 0 })
  return id
}
const listed = async (who: TestActor, id: number) =>
  (await who.get<{ data: Listed[] }>('/imports?limit=200')).body.data.find((one) => one.id === id)
const undone = async (id: number, who = nadia) => {
  await expect
    .poll(async () => (await who.get<Undone>(`/imports/${id}/undo`)).body.state, { timeout: 20_000 })
    .toBe('undone')
  return (await who.get<Undone>(`/imports/${id}/undo`)).body
}
const undo = (id: number, who = nadia) => who.put<{ display?: string }>(`/imports/${id}/undo`, {})
const unit = async (label: string) =>
  (
    await sql<{ id: number; abbreviation: string; decimals: number; gone: boolean }>(
      `select id, abbreviation, decimals, "deletedAt" is not null as gone from unit where label = $1 order by id desc limit 1`,
      [label],
    )
  )[0]

test('an import is taken back whole: values as before, new rows gone, both in the history, the file may be imported again', async () => {
  await imported('unit', [
    ['Libellé', 'Abréviation', 'Décimales'],
    ['Cagette rendue', 'cgr', 1],
  ])
  const rows = [
    ['Libellé', 'Abréviation', 'Décimales'],
    ['Cagette rendue', 'xyz', 2],
    ['Cageot neuf', 'cgn', 0],
  ]
  const id = await imported('unit', rows, 'unités de mars.xlsx')
  expect(await listed(nadia, id)).toMatchObject({
    ...{ name: 'unités de mars.xlsx', state: 'done', is_own: true, can_undo: true, has_file: true },
    ...{ created: 1, updated: 1 },
  })
  const file = await nadia.get(`/imports/${id}/file`)
  expect(file.status).toBe(200)

  const [one, other] = await Promise.all([undo(id), undo(id)])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  expect(await undone(id)).toMatchObject({ undone: 2, left: 0, lines: [] })
  expect(await unit('Cagette rendue')).toMatchObject({ abbreviation: 'cgr', decimals: 1, gone: false })
  expect(await unit('Cageot neuf')).toMatchObject({ gone: true })
  expect(await listed(nadia, id)).toMatchObject({ state: 'undone', can_undo: false, undone: 2 })
  expect(await undo(id)).toMatchObject({ status: 409 })
  const changed = await unit('Cagette rendue')
  const history = await sql(
    `select old_value, new_value, user_id from field_history where model = 'Unit' and entity_id = $1 and field = 'abbreviation' order by id desc limit 1`,
    [changed?.id],
  )
  expect(history).toEqual([{ old_value: 'xyz', new_value: 'cgr', user_id: nadia.id }])
  expect(
    await sql(
      `select title from notification where kind = 'import_undone' and user_id = $1 and entity_id is null`,
      [nadia.id],
    ),
  ).toEqual([{ title: 'Import annulé' }])
  expect((await check('unit', rows)).body).toMatchObject({ errors: 0, created: 1, updated: 1 })
})

test('what somebody changed, used or removed since is left and told with both values; the rest goes back', async () => {
  await imported('unit', [
    ['Libellé', 'Abréviation', 'Décimales'],
    ['Seau à demi', 'sad', 1],
    ['Seau parti', 'sap', 1],
  ])
  const id = await imported('unit', [
    ['Libellé', 'Abréviation', 'Décimales'],
    ['Seau à demi', 'neu', 3],
    ['Seau parti', 'neu', 3],
    ['Seau neuf touché', 'snt', 0],
  ])
  const [half, gone, touched] = await Promise.all(['Seau à demi', 'Seau parti', 'Seau neuf touché'].map(unit))
  const change = async (row: number | undefined, values: object) => {
    const { body } = await alain.get<{ data: object[] }>(`/setting/generic/unit?id=${row}`)
    const { status } = await alain.put('/setting/generic/unit', { ...body.data[0], ...values })
    expect(status).toBe(200)
  }
  await change(half?.id, { abbreviation: 'sien' })
  await change(touched?.id, { decimals: 2 })
  expect((await alain.delete(`/setting/generic/unit/${gone?.id}`)).status).toBe(200)
  const places = await imported('department', [
    ['Libellé', 'Code'],
    ['Département servi', '98X'],
    ['Département libre', '98Y'],
  ])
  await sql(
    `insert into municipality (label, zip_code, insee_code, department_id, active)
     select 'Commune servie', '98999', '98999', id, true from department where code = '98X'`,
  )
  await undo(id)
  const told = await undone(id)
  expect(told.lines).toEqual([
    expect.objectContaining({
      ...{ title: 'Seau à demi', message: 'modifié depuis' },
      differs: [{ label: 'Abréviation', mine: 'neu', theirs: 'sien' }],
    }),
    expect.objectContaining({ message: expect.stringContaining('introuvable') }),
    expect.objectContaining({
      ...{ title: 'Seau neuf touché', message: 'modifié depuis' },
      differs: [{ label: 'Décimales', mine: '0', theirs: '2' }],
    }),
  ])
  expect(await unit('Seau à demi')).toMatchObject({ abbreviation: 'sien', decimals: 1 })
  expect(await unit('Seau neuf touché')).toMatchObject({ gone: false })
  await undo(places)
  expect(await undone(places)).toMatchObject({
    ...{ undone: 1, left: 1 },
    lines: [{ title: 'Département servi', message: expect.stringMatching(/./), differs: [] }],
  })
})

test('references, lists of references and embedded rows go back too', async () => {
  const departments = await sql<{ label: string }>('select label from department order by id limit 2')
  const [first, second] = departments.map(({ label }) => label)
  await imported('zone', [
    ['Libellé', 'Départements'],
    ['Zone rendue', first],
  ])
  const id = await imported('zone', [
    ['Libellé', 'Départements'],
    ['Zone rendue', `${first};${second}`],
  ])
  const { body } = await nadia.put<{ file: string }>('/exports/exportSearchResult', {
    ...{ model: 'Supplier', fields: ['id', 'name', 'Office_address.address'] },
  })
  const [head = [], row = []] = cellsOf(Buffer.from(body.file, 'base64'))
  const address = () =>
    sql(
      'select a.address from supplier s join address a on a.id = s.supplier_office_address_id where s.id = $1',
      [row[0]],
    )
  const before = await address()
  const other = await imported('supplier', [head.slice(0, 3), [row[0], row[1], '99 rue importée']])
  expect(await address()).toEqual([{ address: '99 rue importée' }])
  for (const one of [id, other]) {
    await undo(one)
    expect(await undone(one)).toMatchObject({ undone: 1, left: 0 })
  }
  expect(await address()).toEqual(before)
  const zones = await nadia.put<{ data: { departmentsId: number[] }[] }>('/search/', {
    ...{ model: 'Zone', toMany: ['*'] },
    fields: [{ name: 'label', operator: 'eq', value: 'Zone rendue' }],
  })
  expect(zones.body.data.map(({ departmentsId }) => departmentsId.length)).toEqual([1])
})

test('somebody else’s import is seen and undone by who watches the jobs, in their own name; by nobody else', async () => {
  const id = await imported('brand', [['Libellé'], ['Marque d’une autre']])
  expect(await listed(claire, id)).toBeUndefined()
  const refused = await Promise.all([
    claire.get(`/imports/${id}`),
    claire.get(`/imports/${id}/file`),
    claire.get(`/imports/${id}/undo`),
    undo(id, claire),
    alain.get(`/imports/${id}/file`),
    nadia.get('/imports/999999999/undo'),
    undo(999_999_999),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
  expect(await listed(alain, id)).toMatchObject({ is_own: false, has_file: false, can_undo: true })
  const both = await Promise.all([undo(id, alain), undo(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await undone(id, alain)).toMatchObject({ undone: 1, left: 0 })
})

test('an import that is checked or at work is not undone; one that was interrupted is told and changed nothing', async () => {
  const { id } = (await check('brand', [['Libellé'], ['Marque en attente']])).body
  expect((await undo(Number(id))).status).toBe(404)
  await sql(`update import_job set state = 'committing' where id = $1`, [id])
  expect((await undo(Number(id))).status).toBe(404)
  expect(await listed(nadia, Number(id))).toMatchObject({ state: 'committing', can_undo: false })
  await sql(`update import_job set "updatedAt" = $2 where id = $1`, [
    id,
    new Date(on.context.now().getTime() - 100_000),
  ])
  expect(await listed(nadia, Number(id))).toMatchObject({ state: 'failed', can_undo: false })
  on.clock.advance(2 * 86_400_000 + 1000)
  await forgetImports(on.context, on.context.now())
  nadia = await signIn(on.app, 'nadia@undo.example')
  expect(await listed(nadia, Number(id))).toMatchObject({ state: 'failed' })
})

test('an undo that its process left goes on where it stopped', async () => {
  const id = await imported('brand', [['Libellé'], ['Marque reprise 1'], ['Marque reprise 2']])
  const [run] = await sql<{ id: number }>('select id from bulk_edit where import_job_id = $1', [id])
  await sql(`update bulk_edit set state = 'undoing', "updatedAt" = '2020-01-01' where id = $1`, [run?.id])
  await sql(`update import_job set state = 'undoing' where id = $1`, [id])
  await sql(
    `update bulk_edit_row set state = 'undone' where id = (select max(id) from bulk_edit_row where bulk_edit_id = $1)`,
    [run?.id],
  )
  expect(await listed(nadia, id)).toMatchObject({ state: 'undoing', can_undo: false })
  expect((await undo(id)).status).toBe(409)
  expect(
    (await check('brand', [['Libellé'], ['Marque reprise 1'], ['Marque reprise 2']])).body,
  ).toMatchObject({ type: 'err570' })
  const [job] = bulkJobs
  if (!job) throw new Error('no job')
  expect((await runJob(on.context, job))?.result).toBe('Modifications reprises : 1')
  expect(await undone(id)).toMatchObject({ undone: 2, left: 0 })
  const kept = await sql(`select label from brand where label like 'Marque reprise%' and "deletedAt" is null`)
  expect(kept).toEqual([{ label: 'Marque reprise 2' }])
})

interface Checked {
  id: number
  state: string
  created: number
  errors: number
  columns: {
    index: number
    title: string
    key: string | null
    samples: string[]
    guess?: string
    sure?: string
  }[]
  missing: { key: string; label: string }[]
  asks: {
    key: string
    label: string
    text: string
    count: number
    guess: string | null
    choices: { label: string; value: string }[]
  }[]
}

test('a foreign file is guessed by its titles and values, told what it lacks, and asked once for each unknown value', async () => {
  await imported('region', [['Libellé'], ['Région des essais']])
  const rows = [
    ['Désignation', 'Territoire', 'Bidule'],
    ['Département A', 'Region des esais', 'x'],
    ['Département B', 'Region des esais', 'y'],
    ['Département C', 'Nulle part', 'z'],
  ]
  const first = (await check('department', rows, 'étranger.xlsx')).body
  expect(first.columns).toEqual([
    expect.objectContaining({ title: 'Désignation', guess: 'label', sure: 'name' }),
    expect.objectContaining({ title: 'Territoire', samples: ['Region des esais', 'Nulle part'] }),
    expect.objectContaining({ title: 'Bidule', samples: ['x', 'y', 'z'] }),
  ])
  const say = async (who: TestActor, body: object) => who.put<Checked>(`/imports/${first.id}/columns`, body)
  const columns = [
    { index: 0, key: 'label' },
    { index: 1, key: 'region_id' },
    { index: 2, key: null },
  ]
  const second = (await say(nadia, { columns })).body
  expect(second.missing).toEqual([{ key: 'code', label: 'Code' }])
  expect(second.asks.map(({ label, text, count }) => [label, text, count])).toEqual([
    ['Région', 'Region des esais', 2],
    ['Région', 'Nulle part', 1],
  ])
  const [ask] = second.asks
  expect(ask?.choices[0]).toEqual({ label: 'Région des essais', value: ask?.guess })

  const one = [
    { key: 'region_id', text: 'Region des esais', value: ask?.guess },
    { key: 'region_id', text: 'Nulle part', value: null },
  ]
  const third = (await say(nadia, { answers: one, constants: [{ key: 'code', value: '97Z' }] })).body
  expect(third.asks).toEqual([])
  expect(third.missing).toEqual([])
  expect(third).toMatchObject({ created: 1, errors: 2 })

  claire = await signIn(on.app, 'claire@undo.example')
  const hostile = await Promise.all([
    say(claire, { answers: one }),
    say(nadia, { answers: [{ key: 'region_id', text: 'x\u0000', value: '#99999999999999999' }] }),
    say(nadia, { constants: [{ key: 'no_such_field', value: 'x' }] }),
    say(nadia, { answers: [{ key: 'region_id', text: 'Nulle part', value: '#999999999' }] }),
    say(nadia, { constants: 'x' }),
  ])
  expect(hostile.map(({ status }) => status).every((status) => status < 500)).toBe(true)
  expect(hostile[0]?.status).toBe(404)
})

test('one value for all lines fills a field that the file lacks, and answers are applied when it is imported', async () => {
  const rows = [
    ['Libellé', 'Nature'],
    ['Unité dite 1', 'poid'],
    ['Unité dite 2', 'poid'],
  ]
  const { id, asks } = (await check('unit', rows)).body
  expect(asks).toMatchObject([{ label: 'Nature', text: 'poid', count: 2, guess: 'Poids' }])
  const { body } = await nadia.put<Checked>(`/imports/${id}/columns`, {
    answers: [{ key: 'kind', text: 'poid', value: 'Poids' }],
    constants: [{ key: 'decimals', value: '2' }],
  })
  expect(body).toMatchObject({ state: 'checked', created: 2, errors: 0 })
  expect((await nadia.post(`/imports/${id}/commit`)).body).toMatchObject({ state: 'done' })
  expect(await sql(`select kind, decimals from unit where label like 'Unité dite%'`)).toEqual([
    { kind: 'weight', decimals: 2 },
    { kind: 'weight', decimals: 2 },
  ])
})

test('what was said of a file is its model: the next one of its shape is read so, and nobody else’s but those one sees', async () => {
  const rows = (n: number) => [
    ['Ce que c’est', 'Sorte'],
    [`Unité modèle ${n}`, 'poid'],
  ]
  const first = (await check('unit', rows(1), 'modèle Martin.xlsx')).body
  const columns = [
    { index: 0, key: 'label' },
    { index: 1, key: 'kind' },
  ]
  await nadia.put(`/imports/${first.id}/columns`, {
    ...{ columns, constants: [{ key: 'decimals', value: '3' }] },
    answers: [{ key: 'kind', text: 'poid', value: 'Poids' }],
  })
  await nadia.post(`/imports/${first.id}/commit`)
  expect(
    await sql(
      `select name, shape from import_model where target = 'unit' and user_id = $1 order by id desc limit 1`,
      [nadia.id],
    ),
  ).toEqual([{ name: 'modèle Martin', shape: "ce que c'est\nsorte" }])
  expect(await listed(nadia, first.id)).toMatchObject({ import_model: 'modèle Martin' })
  const second = (await check('unit', rows(2))).body
  expect(second).toMatchObject({ errors: 0, created: 1, asks: [], missing: [] })
  expect((await nadia.post(`/imports/${second.id}/commit`)).body).toMatchObject({ state: 'done' })
  expect(await sql(`select kind, decimals from unit where label = 'Unité modèle 2'`)).toEqual([
    { kind: 'weight', decimals: 3 },
  ])
  const models = `select count(*)::int as n from import_model where name in ('modèle Martin', 'fichier') and shape like 'ce que%'`
  expect(await sql(models)).toEqual([{ n: 1 }])
})

interface Model {
  id: number
  name: string
  list: string
  mine: boolean
  uses: number
  lock_version: number
}
const modelPath = async () => {
  const [row] = await sql<{ id: number }>(
    `select id from import_model where shape like 'ce que%' and user_id = $1 and "deletedAt" is null`,
    [nadia.id],
  )
  return `/import-model/${row?.id}`
}
const profileId = async (who: TestActor) =>
  (await sql<{ id: number }>('select profile_id as id from "user" where id = $1', [who.id]))[0]?.id
const modelsSeen = async (who: TestActor) =>
  (
    await who.put<{ data: Model[] }>('/search/', { model: 'Import_model', offset: 0, limit: 50 })
  ).body.data.map(({ name }) => name)
const checkAs = (who: TestActor, rows: unknown[][]) =>
  sendFile<Checked>(on.app, '/imports/unit/check', {
    token: who.token,
    file: { name: 'autre.xlsx', content: workbook(rows) },
  })

test('a model is its owner’s alone until it is shared with a profile, and then serves who may import into its list', async () => {
  alain = await signIn(on.app, 'alain@undo.example')
  claire = await signIn(on.app, 'claire@undo.example')
  const path = await modelPath()
  const rows = (n: number) => [
    ['Ce que c’est', 'Sorte'],
    [`Unité partagée ${n}`, 'poid'],
  ]
  expect((await alain.get(path)).status).toBe(404)
  expect(await modelsSeen(alain)).toEqual([])
  const unread = (await checkAs(alain, rows(1))).body
  expect(unread.columns).toMatchObject([{ unknown: true }, { unknown: true }])

  const { body: own } = await nadia.get<Model>(path)
  expect(own).toMatchObject({ list: 'Unités', mine: true, uses: 2 })
  const profile_ids = [await profileId(alain), await profileId(claire)]
  const given = { name: 'Tarif Martin', profile_ids, lock_version: own.lock_version }
  expect(await nadia.put(path, given)).toMatchObject({ status: 200 })
  expect((await alain.get<Model>(path)).body).toMatchObject({ name: 'Tarif Martin', mine: false })
  expect(await modelsSeen(alain)).toEqual(['Tarif Martin'])
  expect(await modelsSeen(nadia)).toContain('Tarif Martin')
  // She may not import units.
  expect((await claire.get(path)).status).toBe(404)
  expect(await modelsSeen(claire)).toEqual([])
  expect((await claire.put(path, { name: 'Pris' })).status).toBe(404)

  const read = (await checkAs(alain, rows(2))).body
  expect(read).toMatchObject({
    ...{ errors: 0, created: 1 },
    read_by: { name: 'Tarif Martin', mine: false, owner: expect.stringMatching(/\S+ \S+/) },
  })
  expect((await alain.post(`/imports/${read.id}/commit`)).body).toMatchObject({ state: 'done' })
  expect((await nadia.get<Model>(path)).body).toMatchObject({ uses: 3 })
  expect(await sql('select id from import_model where user_id = $1', [alain.id])).toEqual([])
  expect(await listed(alain, read.id)).toMatchObject({ import_model: 'Tarif Martin' })

  expect((await alain.get(`${path}/content`)).body).toEqual({
    columns: [
      { title: "ce que c'est", field: 'Libellé', passed: false },
      { title: 'sorte', field: 'Nature', passed: false },
    ],
    constants: [{ field: 'Décimales', value: '3' }],
    answers: [{ field: 'Nature', text: 'poid', value: 'Poids' }],
    reading: {},
    scheduled: [],
  })
  expect((await claire.get(`${path}/content`)).status).toBe(404)
})

test('a shared model is changed by its owner and by who manages its profiles, and comes back from the bin', async () => {
  const path = await modelPath()
  const version = async () => (await nadia.get<Model>(path)).body.lock_version
  expect((await alain.put(path, { name: 'Tarif', lock_version: await version() })).status).toBe(200)
  await sql(
    `delete from profile_permission where permission = 'updateProfile' and profile_id = (select profile_id from "user" where id = $1)`,
    [alain.id],
  )
  const left = await signIn(on.app, 'alain@undo.example')
  for (const refused of [
    await left.put(path, { name: 'Autre', lock_version: await version() }),
    await left.delete(path),
  ])
    expect(refused).toMatchObject({
      status: 403,
      body: { display: expect.stringContaining('autre personne') },
    })
  expect((await nadia.delete(path)).status).toBe(200)
  expect((await nadia.get(path)).status).toBe(404)
  const again = (
    await check('unit', [
      ['Ce que c’est', 'Sorte'],
      ['Unité sans modèle', 'poid'],
    ])
  ).body
  expect(again.columns).toMatchObject([{ unknown: true }, {}])
  const id = path.split('/').at(-1)
  expect((await claire.put(`/deleted/Import_model/${id}`, {})).status).toBe(404)
  expect((await left.put(`/deleted/Import_model/${id}`, {})).status).toBe(403)
  expect((await nadia.put(`/deleted/Import_model/${id}`, {})).status).toBe(200)
  expect((await nadia.get<Model>(path)).body).toMatchObject({ name: 'Tarif', uses: 3 })
})

test('a value that a settings list lacks is made with the import by who may, told in the check, and taken back with it', async () => {
  const rows = (n: number, name: string) => [
    ['Libellé', 'Code', 'Région'],
    [`Département créé ${n}`, `9${n}X`, name],
    [`Département créé bis ${n}`, `9${n}Y`, name],
  ]
  const first = (await check('department', rows(1, 'Régoin neuve'), 'régions.xlsx')).body
  const answer = (create: unknown) => [{ key: 'region_id', text: 'Régoin neuve', value: null, create }]
  expect(first.asks).toMatchObject([
    { count: 2, create: { list: 'Régions', fields: [{ key: 'label', label: 'Libellé', required: true }] } },
  ])
  const say = async (id: number, create: unknown, who = nadia) =>
    who.put<Checked & { made: object[] }>(`/imports/${id}/columns`, { answers: answer(create) })
  for (const wrong of [{ label: 12 }, 'Région', {}, { label: 'x'.repeat(300) }])
    expect(await say(first.id, wrong)).toMatchObject({ status: 422 })
  const long = (await say(first.id, { label: 'x'.repeat(200) })).body
  expect(long).toMatchObject({ errors: 2, made: [], asks: [{ refusal: expect.stringContaining('Libellé') }] })
  const told = (await say(first.id, { label: 'Région neuve' })).body
  expect(told).toMatchObject({
    ...{ errors: 0, created: 2, asks: [], made: [{ list: 'Régions', name: 'Région neuve' }] },
  })
  const regions = `select r.label, (select count(*)::int from department d where d.region_id = r.id and d."deletedAt" is null) as n
    from region r where r.label = 'Région neuve' and r."deletedAt" is null`
  expect(await sql(regions)).toEqual([])

  expect((await nadia.post(`/imports/${first.id}/commit`)).body).toMatchObject({ state: 'done' })
  expect(await sql(regions)).toEqual([{ label: 'Région neuve', n: 2 }])
  expect(await listed(nadia, first.id)).toMatchObject({ created: 2, made: 1 })
  // The model says it for the next file of this shape; nothing is made twice.
  const second = (await check('department', rows(2, 'Régoin neuve'))).body
  expect(second).toMatchObject({ errors: 0, created: 2, asks: [], made: [] })

  expect((await undo(first.id)).status).toBe(200)
  expect(await undone(first.id)).toMatchObject({ undone: 3, left: 0 })
  expect(await sql(regions)).toEqual([])
  // What the model says names nothing any more: it is asked again.
  const third = (await check('department', rows(3, 'Régoin neuve'))).body
  expect(third).toMatchObject({ errors: 2, asks: [{ text: 'Régoin neuve', count: 2 }], made: [] })
})

test('a value that other rows use since stays when the import is taken back, and who may not make one is not offered it', async () => {
  const rows = [
    ['Libellé', 'Code', 'Région'],
    ['Département resté', '98X', 'Région gardée'],
  ]
  const { id } = (await check('department', rows)).body
  await nadia.put(`/imports/${id}/columns`, {
    answers: [{ key: 'region_id', text: 'Région gardée', value: null, create: { label: 'Région gardée' } }],
  })
  await nadia.post(`/imports/${id}/commit`)
  await sql(
    `insert into department (label, code, region_id) select 'Autre', '98Z', id from region where label = 'Région gardée'`,
  )
  await undo(id)
  expect(await undone(id)).toMatchObject({ undone: 1, left: 1, lines: [{ title: 'Région gardée' }] })

  const lacking = { email: 'alain@undo.example', permission: 'createSettingRegion' }
  await withoutPermission(on, lacking, async (actor) => {
    const content = workbook([rows[0] ?? [], ['Département refusé', '98W', 'Région interdite']])
    const file = { name: 'interdit.xlsx', content }
    const { body } = await sendFile<Checked>(on.app, '/imports/department/check', {
      token: actor.token,
      file,
    })
    expect(body.asks).toEqual([expect.not.objectContaining({ create: expect.anything() })])
    const create = { label: 'Région interdite' }
    const answers = [{ key: 'region_id', text: 'Région interdite', value: null, create }]
    const said = await actor.put<Checked>(`/imports/${body.id}/columns`, { answers })
    expect(said.body).toMatchObject({ errors: 1, asks: [{ refusal: expect.any(String) }] })
    return said
  })
})

test('one column fills two fields, as its model says of the next file, and both go back', async () => {
  const rows = (n: number, pack: string) => [
    ['Libellé', 'Cond.', 'Ordre'],
    [`Unité double ${n}`, pack, 4],
  ]
  await imported('unit', [
    ['Libellé', 'Abréviation', 'Décimales'],
    ['Unité double 1', 'ud', 0],
  ])
  const first = (await check('unit', rows(1, '2 x 1,5 L'))).body
  const said = (also: string) => ({
    columns: [
      { index: 0, key: 'label' },
      { index: 1, key: 'decimals', also },
      { index: 2, key: 'position' },
    ],
  })
  const twice = (await nadia.put<Checked>(`/imports/${first.id}/columns`, said('label'))).body
  expect(twice.errors).toBe(1)
  const { body } = await nadia.put<Checked>(`/imports/${first.id}/columns`, said('abbreviation'))
  expect(body).toMatchObject({ errors: 0, columns: [{}, { key: 'decimals', also: 'abbreviation' }, {}] })
  await nadia.post(`/imports/${first.id}/commit`)
  expect(await unit('Unité double 1')).toMatchObject({ abbreviation: '1,5 L', decimals: 2 })

  const second = (await check('unit', rows(2, '3x25cl'))).body
  expect(second).toMatchObject({ errors: 0, created: 1, columns: [{}, { also: 'abbreviation' }, {}] })
  const wrong = (await check('unit', rows(3, 'vrac'))).body
  expect(wrong).toMatchObject({ errors: 1 })
  const [model] = await sql<{ id: number }>(
    `select id from import_model where shape like '%cond.%' and user_id = $1`,
    [nadia.id],
  )
  expect((await nadia.get(`/import-model/${model?.id}/content`)).body).toMatchObject({
    columns: expect.arrayContaining([{ title: 'cond.', field: 'Décimales + Abréviation', passed: false }]),
  })
  const annotated = await nadia.get(`/imports/${wrong.id}/errors`)
  expect(annotated.status).toBe(200)

  await undo(first.id)
  expect(await undone(first.id)).toMatchObject({ undone: 1, left: 0 })
  expect(await unit('Unité double 1')).toMatchObject({ abbreviation: 'ud', decimals: 0 })
})

test('a model is chosen by hand among those of the list that one sees, its use is counted, and none may be chosen', async () => {
  const [model] = await sql<{ id: number }>(
    `insert into import_model (user_id, target, name, shape, columns, constants, answers, used_at)
     values ($1, 'unit', 'À la main', 'tout autre', '{"truc": "label"}', '[{"key": "decimals", "value": "3"}]', '[]', now()) returning id`,
    [nadia.id],
  )
  interface Read extends Checked {
    models: { id: number; name: string }[]
    read_by: { id: number; name: string } | null
  }
  const first = (await check('unit', [['Truc'], ['Unité à la main']])).body as Read
  expect(first.read_by).toBeNull()
  expect(first.models).toEqual(
    expect.arrayContaining([{ id: model?.id, name: 'À la main', mine: true, owner: expect.any(String) }]),
  )
  const choose = async (model_id: number | null) =>
    nadia.put<Read>(`/imports/${first.id}/columns`, { model_id })
  const read = (await choose(model?.id ?? 0)).body
  expect(read).toMatchObject({ errors: 0, created: 1, read_by: { id: model?.id, name: 'À la main' } })
  expect((await choose(null)).body).toMatchObject({ read_by: null, columns: [{ unknown: true }] })
  const other = await sql<{ id: number }>(
    `insert into import_model (user_id, target, name, shape, used_at)
     values ($1, 'unit', 'D’une autre', 'x', now()), ($2, 'brand', 'D’une autre liste', 'x', now()) returning id`,
    [claire.id, nadia.id],
  )
  for (const { id } of other)
    expect(await choose(id)).toMatchObject({ status: 422, body: { fields: [{ name: 'model_id' }] } })
  await choose(model?.id ?? 0)
  await nadia.post(`/imports/${first.id}/commit`)
  expect(await unit('Unité à la main')).toMatchObject({ decimals: 3 })
  expect(await sql('select uses from import_model where id = $1', [model?.id])).toEqual([{ uses: 2 }])
})

test('past its days an import is forgotten with what it wrote and its file', async () => {
  on.clock.advance(366 * 86_400_000)
  await forgetOld(on.context, on.context.now())
  expect(await sql('select id from import_job')).toEqual([])
  expect(await sql('select id from bulk_edit_row')).toEqual([])
})
