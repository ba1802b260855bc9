import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import XLSX from 'xlsx'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'

let portal: TestApp
let admin: TestActor
let buyer: TestActor

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@exports.example', profile: 'SA' })
  await addPerson(portal, { email: 'buyer@exports.example', profile: 'CH' })
  admin = await signIn(portal.app, 'admin@exports.example')
  buyer = await signIn(portal.app, 'buyer@exports.example')
})
afterAll(() => portal.close())

/** The cells of the first sheet of an answer, the header first. */
function sheetOf(file: string): unknown[][] {
  const book = XLSX.read(Buffer.from(file, 'base64'), { dense: true })
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true })
}

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
    expect(sheetOf(String(body.file))).toEqual([
      ['Identifiant', 'Libellé', 'Abréviation', 'Nature', 'Décimales', 'Actif'],
      [expect.any(Number), '=SOMME(A1:A2)', '-1+2', 'Poids', 3, true],
    ])
    expect(body.filename).toMatch(/^Mes_unités_de_mesure_\d\d\/\d\d\/\d{4}-\d\d:\d\d:\d\d\.xlsx$/)
  })
})
