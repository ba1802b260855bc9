import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { exportColumns } from '../../server/api/exports/columns'
import { exportName } from '../../server/api/exports/export-name'
import { disposition } from '../../server/api/files/disposition'
import { readHeader } from '../../server/api/imports/header'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { cellsOf } from '../kit/workbooks'

type Row = Record<string, unknown>

const nobody = {
  userId: 1,
  sessionId: 1,
  profileTypeId: 1,
  level: 1,
  lists: {},
}

let portal: TestApp
let admin: TestActor
/** Back office of one service only. */
let manager: TestActor
let cook: TestActor
let company: number

const query = <T extends Row>(sql: string, values: unknown[] = []) =>
  portal.context.db.system('seed', (tx) => tx.query<T>(sql, values))

beforeAll(async () => {
  portal = await openApp()
  const [first] = await query<{ company_id: number }>(
    'select company_id from adherent where company_id is not null order by id limit 1',
  )
  company = first?.company_id ?? 0
  await addPerson(portal, { email: 'admin@exports.example', profile: 'SA' })
  await addPerson(portal, { email: 'manager@exports.example', profile: 'CM', companies: [company] })
  await addPerson(portal, { email: 'cook@exports.example', profile: 'CH' })
  admin = await signIn(portal.app, 'admin@exports.example')
  manager = await signIn(portal.app, 'manager@exports.example')
  cook = await signIn(portal.app, 'cook@exports.example')
})
afterAll(() => portal.close())

const sheetOf = (file: unknown) => cellsOf(Buffer.from(String(file), 'base64'))
const exported = (actor: TestActor, body: Row) => actor.put('/exports/exportSearchResult', body)

describe('exports', () => {
  test('the fields are listed with key, path, field and label, the model first', async () => {
    const { status, body } = await admin.put<Record<string, string>[]>('/exports/fields/', {
      model: 'Brand',
      associations: ['Manufacturer'],
    })
    expect(status).toBe(200)
    expect(body[0]).toEqual({ key: 'id', path: '', field: 'id', label: 'Identifiant' })
    expect(body).toContainEqual({
      key: 'manufacturer_id',
      path: '',
      field: 'manufacturer_id',
      label: 'Industriel',
    })
    expect(body.filter(({ path }) => path === 'Manufacturer').length).toBeGreaterThan(3)
  })
  test('numbers are numbers, choices and references are labels, a formula stays a text', async () => {
    await admin.post('/setting/generic/unit', {
      label: '=SOMME(A1:A2)',
      abbreviation: '-1+2',
      kind: 'weight',
      decimals: 3,
    })
    const { status, body } = await admin.put('/exports/exportSearchResult', {
      model: 'Unit',
      fields: ['label', 'abbreviation', 'kind', 'decimals', 'active'],
      filters: [{ name: 'label', operator: 'eq', value: '=SOMME(A1:A2)' }],
      filename: 'Mes unités de mesure',
    })
    expect(status).toBe(200)
    expect(sheetOf(body.file)).toEqual([
      ['Libellé', 'Abréviation', 'Nature', 'Décimales', 'Actif'],
      ['=SOMME(A1:A2)', '-1+2', 'Poids', 3, true],
    ])
    expect(body.filename).toMatch(/^Mes_unités_de_mesure_\d\d\/\d\d\/\d{4}-\d\d:\d\d:\d\d\.xlsx$/)
  })
  test('the model, or associations, may be left out of the fields', async () => {
    const paths = async (excludeModel: unknown) => {
      const { body } = await admin.put<{ path: string }[]>('/exports/fields/', {
        model: 'Supplier',
        associations: ['Supplier_status'],
        excludeModel,
      })
      return [...new Set(body.map(({ path }) => path))]
    }
    expect(await paths(undefined)).toEqual(['', 'Office_address', 'Billing_address', 'Supplier_status'])
    expect(await paths(true)).toEqual(['Office_address', 'Billing_address', 'Supplier_status'])
    expect(await paths(false)).toEqual(await paths(undefined))
    expect(await paths(['Billing_address', 'Supplier'])).toEqual(['Office_address', 'Supplier_status'])
    expect(await paths('Address')).toEqual(['', 'Supplier_status'])
    expect(await paths('Supplier')).toEqual(await paths(true))
    const refused = async (body: Row) =>
      (await admin.put<Row>('/exports/fields/', { model: 'Supplier', ...body })).body
    expect(await refused({ excludeModel: 3 })).toMatchObject({ fields: [{ name: 'excludeModel' }] })
    expect(await refused({ associations: ['Nothing'] })).toMatchObject({ fields: [{ name: 'associations' }] })
  })
  test('the columns are those asked for, no others, under the labels that were chosen', async () => {
    const fields = await admin.put<Row[]>('/exports/fields/', {
      model: 'Brand',
      associations: ['Manufacturer'],
    })
    const known = (key: string) => fields.body.find((one) => one.key === key) ?? {}
    expect(known('Manufacturer.name')).toEqual({
      key: 'Manufacturer.name',
      path: 'Manufacturer',
      field: 'name',
      label: 'Industriel – Nom',
    })
    const chosen = [known('label'), known('Manufacturer.name'), { ...known('active'), label: 'En service' }]
    const { body } = await exported(admin, { model: 'Brand', fields: chosen })
    expect(sheetOf(body.file)[0]).toEqual(['Libellé', 'Industriel – Nom', 'En service'])
  })
  test('fields across associations are read with their rows, two steps at most', async () => {
    const fields = [
      'id',
      'name',
      'Office_address.zip_code',
      'Office_address.municipality_id',
      'Office_address.Municipality.insee_code',
    ]
    const { status, body } = await exported(admin, { model: 'Supplier', fields })
    expect(status).toBe(200)
    const [head, ...rows] = sheetOf(body.file)
    expect(head).toEqual([
      'Identifiant',
      'Nom',
      'Siège – Code postal',
      'Siège – Ville',
      'Siège – Ville – Code INSEE',
    ])
    const known = await query<{ name: string; zip_code: string; label: string; insee_code: string }>(
      `select s.name, a.zip_code, m.label, m.insee_code from supplier s left join address a on a.id = s.supplier_office_address_id
       left join municipality m on m.id = a.municipality_id where s."deletedAt" is null order by s.id`,
    )
    expect(known.length).toBeGreaterThan(0)
    expect([...rows].sort((a, b) => Number(a[0]) - Number(b[0])).map((row) => row.slice(1))).toEqual(
      known.map(({ name, zip_code, label, insee_code }) => [name, zip_code, label, insee_code]),
    )
    const deep = await exported(admin, {
      model: 'Supplier',
      fields: ['Office_address.Municipality.Department.code'],
    })
    expect(deep.status).toBe(422)
  })
  test('the rows are those of the screen: filters, quick search, several orders', async () => {
    const { body } = await exported(admin, {
      model: 'Unit',
      fields: ['label'],
      filters: [{ name: 'kind', operator: 'eq', value: 'weight' }],
      orders: [['label', 'desc']],
      params: { q: 'gr' },
    })
    const labels = sheetOf(body.file)
      .slice(1)
      .map(([label]) => label)
    const search = await admin.put<{ data: Row[] }>('/search/', {
      model: 'Unit',
      fields: [{ name: 'kind', operator: 'eq', value: 'weight' }],
      orders: [['label', 'desc']],
      params: { q: 'gr' },
    })
    expect(labels.length).toBeGreaterThan(0)
    expect(labels).toEqual(search.body.data.map(({ label }) => label))
  })
  test('a filename, fields or model that is missing or unknown is refused by its name', async () => {
    const names = async (body: Row) => {
      const answer = await exported(admin, body)
      expect(answer.status).toBe(422)
      return (answer.body.fields as Row[]).map(({ name }) => name)
    }
    expect(await names({ model: 'Unit', fields: [] })).toEqual(['fields'])
    expect(await names({ model: 'Unit', fields: ['nothing'] })).toEqual(['fields'])
    expect(await names({ model: 'Nothing', fields: ['label'] })).toEqual(['model'])
    expect(await names({ model: 'Unit', fields: ['label'], other: 1 })).toEqual(['other'])
    expect(await names({ model: 'User', fields: ['password_hash'] })).toEqual(['fields'])
    expect(
      await names({
        model: 'Unit',
        fields: ['label'],
        filters: [{ name: 'nothing', operator: 'eq', value: 1 }],
      }),
    ).toEqual(['nothing'])
  })
  test('a secret is no field of any export', async () => {
    const { body } = await admin.put<{ field: string }[]>('/exports/fields/', { model: 'User' })
    expect(body.map(({ field }) => field)).not.toContain('password_hash')
  })
  test('who may not see a list exports none of it', async () => {
    expect((await cook.put('/exports/fields/', { model: 'Supplier' })).status).toBe(403)
    expect((await exported(cook, { model: 'Supplier', fields: ['name'] })).status).toBe(403)
    expect((await cook.put('/exports/download', { model: 'Supplier', fields: ['name'] })).status).toBe(403)
  })
  test('only the rows of the perimeter are exported', async () => {
    const { body } = await exported(manager, { model: 'Adherent', fields: ['name'] })
    const mine = await query<{ name: string }>(
      'select name from adherent where company_id = $1 and "deletedAt" is null order by name',
      [company],
    )
    const all = await query('select 1 from adherent where "deletedAt" is null')
    expect(mine.length).toBeLessThan(all.length)
    expect(
      sheetOf(body.file)
        .slice(1)
        .map(([name]) => name)
        .sort(),
    ).toEqual(mine.map(({ name }) => name).sort())
  })
  test('a list of more than 20,000 rows is answered whole, and streamed as a download', async () => {
    const body = { model: 'Municipality', fields: ['label', 'zip_code'], filename: 'Communes' }
    await query(
      `insert into municipality (label, zip_code, insee_code, department_id, active)
       select 'Commune ' || n, lpad(n::text, 5, '0'), lpad(n::text, 5, '0'), (select min(id) from department), true from generate_series(1, 20001) n
       on conflict do nothing`,
    )
    const told = (await exported(admin, body)).body
    expect(told.filename).toMatch(/^Communes_/)
    const answer = await portal.app.inject({
      method: 'PUT',
      url: '/api/exports/download',
      headers: { authorization: admin.token },
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Communes_\d\d-\d\d-\d{4}-\d\d-\d\d-\d\d\.xlsx"/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    const rows = cellsOf(answer.rawPayload)
    expect(rows.length).toBeGreaterThan(20_000)
    expect(sheetOf(told.file)).toEqual(rows)
    expect(rows.slice(1).every(([, zip]) => /^\d{5}$/.test(String(zip)))).toBe(true)
  })
})

describe('a field that one may not read', () => {
  const closed = defineResource('closed', {
    label: ['Fermé', 'Fermés'],
    title: 'label',
    access: { view: 'signedIn' },
    fields: { label: f.text({ label: 'Libellé', required: true }), iban: f.iban({ label: 'IBAN' }) },
    fieldAccess: { iban: { read: 'supplierBank' } },
  })
  const registry = createRegistry([closed])
  const viewer = (...permissions: string[]) => ({
    registry,
    actor: { ...nobody, permissions: new Set(permissions) },
  })
  test('is not exported, and no column of an import', () => {
    expect(exportColumns(viewer('supplierBank'), closed).map(({ key }) => key)).toContain('iban')
    expect(exportColumns(viewer(), closed).map(({ key }) => key)).not.toContain('iban')
    expect(
      readHeader({ viewer: viewer(), resource: closed, typed: [], mapping: [] }, ['Libellé', 'IBAN']).errors,
    ).toEqual(['La colonne « IBAN » est inconnue.'])
  })
})

test('the name of an export is the one asked for, blanks as underscores, and the moment in Paris', () => {
  expect(exportName(' Mes fournisseurs ', new Date('2026-07-03T22:05:09Z'))).toBe(
    'Mes_fournisseurs_04/07/2026-00:05:09.xlsx',
  )
  expect(disposition('Mes_fournisseurs_04/07/2026-00:05:09.xlsx')).toContain(
    'filename="Mes_fournisseurs_04-07-2026-00-05-09.xlsx"',
  )
})
